//! The site as a site: it loads anywhere, asks nobody else, works offline, and changes only when told.

use std::fs;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use deska_browser_tests::{Browser, DESKTOP, PHONE, Site, TABLET};
use serde_json::{Value, json};

const KEPT: &str = "return window.deskaOffline === true";

/// Words of the page that a new release changes, and the script that reads them. (The title is the app's.)
const NOW: &str = "Board games";
const NEXT: &str = "More board games";
const GAMES: &str = "return document.querySelector('meta[name=description]').content.split(' for ')[0]";

#[tokio::test]
async fn loads_under_a_sub_path_without_errors_or_foreign_requests() -> Result<()> {
    let site = Site::open_offline()?;
    for size in [TABLET, PHONE, DESKTOP] {
        let browser = Browser::open_watching_requests(size).await?;
        browser.visit(&site).await?;
        browser.wait_until(KEPT).await?;
        assert_eq!(browser.driver.title().await?, "Deska");
        let viewport = browser.script("return [innerWidth, innerHeight]").await?;
        assert_eq!(viewport, json!([size.width, size.height]));
        let requests = browser.requests().await?;
        ensure!(requests.iter().any(|url| url.ends_with(".wasm")), "no request was seen: {requests:?}");
        for url in requests {
            ensure!(url.starts_with(&site.url()) || url.starts_with("data:"), "{url} lies outside the site");
        }
        browser.assert_quiet().await?;
        browser.screenshot(&format!("first-page-{}", size.width)).await?;
    }
    Ok(())
}

#[tokio::test]
async fn starts_offline_after_one_visit() -> Result<()> {
    let mut site = Site::open_offline()?;
    let browser = Browser::open(TABLET).await?;
    browser.visit(&site).await?;
    browser.wait_until(KEPT).await?;
    let online = browser.text("body").await?;
    browser.assert_quiet().await?;

    site.stop();
    browser.goto("about:blank").await?;
    // With a query, as a link or a launcher may add one.
    browser.goto(&format!("{}?from=home", site.url())).await?;
    browser.wait_until_drawn().await?;
    // The page says that it is kept once the copy was looked through.
    browser.wait_until(KEPT).await?;
    assert_eq!(browser.text("body").await?, online);
    browser.reload().await?;
    // Looking for a new version fails without a network, and that is all that may fail.
    for error in browser.console_errors().await? {
        ensure!(error.contains("sw.js"), "{error}");
    }
    Ok(())
}

/// The browser threw files of the copy away: the next visit puts them back before it promises anything.
#[tokio::test]
async fn missing_files_of_the_offline_copy_are_restored() -> Result<()> {
    let site = Site::open_offline()?;
    let browser = Browser::open(TABLET).await?;
    browser.visit(&site).await?;
    browser.wait_until(KEPT).await?;
    browser.reload().await?;
    browser.wait_until(KEPT).await?;
    let lose = "window.lost = caches.keys().then(async ([name]) => {
        const cache = await caches.open(name), all = await cache.keys();
        await cache.delete(all.find((kept) => kept.url.endsWith('table.css')));
        return all.length; }).then((n) => { window.had = n; })";
    browser.script(lose).await?;
    browser.wait_until("return window.had > 10").await?;
    let had = browser.script("return window.had").await?;
    browser.reload().await?;
    browser.wait_until(KEPT).await?;
    let count = "caches.keys().then(async ([name]) => {
        window.have = (await (await caches.open(name)).keys()).length; })";
    browser.script(count).await?;
    browser.wait_until("return window.have > 0").await?;
    assert_eq!(browser.script("return window.have").await?, had);
    browser.assert_quiet().await
}

/// Files of the copy are damaged, and the server has a newer release: "Try again" cannot mend the old one and takes the
/// new.
#[tokio::test]
async fn a_damaged_copy_of_an_old_release_is_replaced_by_the_new_one() -> Result<()> {
    let site = Site::open_offline()?;
    let browser = Browser::open(TABLET).await?;
    browser.visit(&site).await?;
    browser.wait_until(KEPT).await?;
    site.publish("index.html", |page| page.replace(NOW, NEXT))?;
    let damage = "const done = arguments[arguments.length - 1];
        caches.keys().then(async ([name]) => {
            const cache = await caches.open(name);
            for (const { url } of await cache.keys()) {
                const type = (kind) => ({ headers: { 'content-type': kind } });
                if (url.endsWith('.wasm')) await cache.put(url, new Response('x', type('application/wasm')));
                if (!/\\.[a-z]+$/.test(new URL(url).pathname) || url.endsWith('index.html')) {
                    const page = await (await cache.match(url)).text();
                    await cache.put(url, new Response(page + '<!-- -->', type('text/html')));
                }
            }
            done(true);
        })";
    browser.driver.execute_async(damage, Vec::<Value>::new()).await?;
    browser.driver.refresh().await?;
    browser.click("#boot-again").await?;
    browser.wait_until(&format!("{GAMES} === '{NEXT}'")).await?;
    browser.wait_until_drawn().await?;
    browser.wait_until(KEPT).await
}

#[tokio::test]
async fn a_new_release_waits_until_it_is_asked_for() -> Result<()> {
    let site = Site::open_offline()?;
    let browser = Browser::open(TABLET).await?;
    browser.visit(&site).await?;
    browser.wait_until(KEPT).await?;
    browser.script("window.sameDocument = true").await?;

    site.publish("index.html", |page| page.replace(NOW, NEXT))?;
    browser.script("navigator.serviceWorker.getRegistration().then((r) => r.update())").await?;
    browser.wait_until("return window.deskaUpdate === true").await?;
    assert_eq!(browser.script("return window.sameDocument === true").await?, true, "the page was replaced");

    // A reload is not a wish for the new version: it shows the old one and offers the new one again.
    browser.reload().await?;
    assert_eq!(browser.script(GAMES).await?, NOW);
    browser.wait_until("return window.deskaUpdate === true").await?;

    browser.script("window.dispatchEvent(new CustomEvent('deska-activate-update'))").await?;
    browser.wait_until(&format!("{GAMES} === '{NEXT}'")).await?;
    browser.wait_until_drawn().await?;
    browser.wait_until(KEPT).await?;
    // The old version's copy is gone.
    browser.wait_until("return window.deskaUpdate === undefined").await?;
    let count = "const done = arguments[arguments.length - 1]; caches.keys().then((k) => done(k.length))";
    assert_eq!(browser.driver.execute_async(count, Vec::<Value>::new()).await?.json(), &json!(1));
    browser.assert_quiet().await
}

/// A tab of the old release fetches the rest of itself from the old release, after another tab has taken the update.
#[tokio::test]
async fn two_releases_are_never_paired() -> Result<()> {
    let site = Site::open_offline()?;
    let browser = Browser::open(TABLET).await?;
    browser.visit(&site).await?;
    browser.wait_until(KEPT).await?;
    let first = browser.driver.window().await?;
    let second = browser.driver.new_tab().await?;
    browser.driver.switch_to_window(second.clone()).await?;
    browser.visit(&site).await?;
    browser.wait_until(KEPT).await?;

    site.publish("mind.js", |text| format!("{text}\n//NEXT\n"))?;
    browser.driver.switch_to_window(first.clone()).await?;
    browser
        .script(
            "window.sameDocument = true; navigator.serviceWorker.getRegistration().then((r) => r.update())",
        )
        .await?;
    browser.wait_until("return window.deskaUpdate === true").await?;
    browser.script("window.dispatchEvent(new CustomEvent('deska-activate-update'))").await?;
    browser.wait_until("return window.sameDocument === undefined && window.deskaOffline === true").await?;

    // Whether what a tab gets by the name of its build is of the new release.
    let is_new = "const done = arguments[arguments.length - 1];
        const build = document.querySelector('meta[name=deska-build]').content;
        fetch(`./mind.js?${build}`).then((r) => r.text()).then((t) => done(t.includes('NEXT')), () => done('gone'))";
    let fetched = async || {
        Ok::<_, anyhow::Error>(
            browser.driver.execute_async(is_new, Vec::<Value>::new()).await?.json().clone(),
        )
    };
    assert_eq!(fetched().await?, json!(true), "the tab that took the update");
    browser.driver.switch_to_window(second).await?;
    assert_eq!(fetched().await?, json!(false), "the tab that did not");
    // Once the old copy is gone, it gets nothing rather than something else, and a reload makes it new.
    let lose = "const done = arguments[arguments.length - 1], build = document.querySelector('meta[name=deska-build]').content;
        caches.keys().then((all) => Promise.all(all.filter((k) => k.includes(build)).map((k) => caches.delete(k)))).then(() => done(true))";
    browser.driver.execute_async(lose, Vec::<Value>::new()).await?;
    assert_eq!(fetched().await?, json!("gone"));
    browser.reload().await?;
    assert_eq!(fetched().await?, json!(true));
    Ok(())
}

#[tokio::test]
async fn an_incomplete_release_is_not_installed() -> Result<()> {
    let mut site = Site::open_offline()?;
    let browser = Browser::open(TABLET).await?;
    browser.visit(&site).await?;
    browser.wait_until(KEPT).await?;
    browser.assert_quiet().await?;

    // The new worker is there, but the page it lists is not the page the server has.
    site.publish("index.html", |page| page.replace(NOW, NEXT))?;
    let page = fs::read_to_string(site.folder().join("index.html"))?;
    fs::write(site.folder().join("index.html"), page.replace(NEXT, "Most board games"))?;
    browser
        .script("navigator.serviceWorker.getRegistration().then((r) => r.update()).catch(() => {})")
        .await?;
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(browser.script("return window.deskaUpdate === undefined").await?, true);

    site.stop();
    browser.reload().await?;
    assert_eq!(browser.script(GAMES).await?, NOW);
    Ok(())
}

#[tokio::test]
async fn starts_without_support_for_an_offline_copy() -> Result<()> {
    let site = Site::open_offline()?;
    fs::remove_file(site.folder().join("sw.js"))?;
    let browser = Browser::open(TABLET).await?;
    browser.visit(&site).await?;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(browser.script("return window.deskaOffline === undefined").await?, true);
    Ok(())
}

#[tokio::test]
async fn a_start_that_fails_says_so() -> Result<()> {
    let site = Site::open()?;
    for entry in fs::read_dir(site.folder())? {
        let path = entry?.path();
        if path.extension().is_some_and(|e| e == "wasm") {
            fs::remove_file(path)?;
        }
    }
    let browser = Browser::open(PHONE).await?;
    browser.goto(&site.url()).await?;
    let [english, czech] = ["could not start", "nepodařilo"];
    let sentence = browser.text("#boot-failed").await?;
    ensure!(sentence.contains(english) && !sentence.contains(czech), "{sentence}");
    assert_eq!(browser.axe().await?, Vec::<String>::new());
    browser.screenshot("start-failed").await?;

    browser.script("localStorage.setItem('deska.settings', JSON.stringify({ lang: 'cs' }))").await?;
    browser.goto(&site.url()).await?;
    let sentence = browser.text("#boot-failed").await?;
    ensure!(sentence.contains(czech) && !sentence.contains(english), "{sentence}");
    Ok(())
}

#[tokio::test]
async fn the_content_policy_allows_only_files_of_the_site() -> Result<()> {
    let site = Site::open()?;
    let browser = Browser::open(TABLET).await?;
    browser.visit(&site).await?;
    let policy = browser
        .script("return document.querySelector('meta[http-equiv=\"Content-Security-Policy\"]').content");
    let policy = policy.await?.as_str().unwrap_or_default().to_owned();
    let rules: Vec<&str> = policy.split("; ").collect();
    for rule in [
        "default-src 'none'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    ] {
        ensure!(rules.contains(&rule), "the policy lacks {rule}: {policy}");
    }
    ensure!(
        !policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'") && !policy.contains("http")
    );
    browser.assert_quiet().await?;

    // And it is obeyed.
    browser
        .script(
            "const s = document.createElement('script'); s.textContent = 'window.injected = 1';
             document.body.append(s);
             const p = document.createElement('p'); p.innerHTML = '<b onclick=\"window.injected = 1\">x</b>';
             document.body.append(p); p.firstChild.click();",
        )
        .await?;
    assert_eq!(browser.script("return window.injected === undefined").await?, true);
    ensure!(browser.console_errors().await?.len() >= 2, "a blocked script must be seen in the console");
    Ok(())
}

#[tokio::test]
async fn can_be_installed() -> Result<()> {
    let site = Site::open_offline()?;
    let browser = Browser::open(TABLET).await?;
    browser.visit(&site).await?;
    browser.wait_until(KEPT).await?;
    let manifest = browser.devtools("Page.getAppManifest", json!({})).await?;
    assert_eq!(manifest["errors"], json!([]));
    let hindrances = browser.devtools("Page.getInstallabilityErrors", json!({})).await?;
    assert_eq!(hindrances["installabilityErrors"], json!([]));

    let manifest: Value = serde_json::from_slice(&fs::read(site.folder().join("manifest.webmanifest"))?)?;
    let pictures =
        ["icons", "screenshots"].map(|list| manifest[list].as_array().cloned().unwrap_or_default());
    assert_eq!(pictures.each_ref().map(Vec::len), [4, 2]);
    for picture in pictures.concat() {
        let content = fs::read(site.folder().join(picture["src"].as_str().unwrap_or_default()))?;
        ensure!(content.starts_with(b"\x89PNG") && content.len() > 24, "{picture} is not a PNG");
        let number =
            |at: usize| u32::from_be_bytes([content[at], content[at + 1], content[at + 2], content[at + 3]]);
        assert_eq!(picture["sizes"], format!("{}x{}", number(16), number(20)));
    }
    Ok(())
}

#[tokio::test]
async fn axe_finds_nothing_on_the_first_page() -> Result<()> {
    let site = Site::open()?;
    let browser = Browser::open(TABLET).await?;
    for scheme in ["light", "dark"] {
        browser.set_media(&[("prefers-color-scheme", scheme)]).await?;
        browser.visit(&site).await?;
        assert_eq!(browser.axe().await?, Vec::<String>::new(), "{scheme}");
    }
    browser.assert_quiet().await
}

/// A device that goes dark, light and dark again, as by the time of day, is followed every time without loading again.
#[tokio::test]
async fn the_theme_follows_the_device_every_time() -> Result<()> {
    let site = Site::open()?;
    let browser = Browser::open(TABLET).await?;
    browser.visit(&site).await?;
    for scheme in ["dark", "light", "dark", "light"] {
        browser.set_media(&[("prefers-color-scheme", scheme)]).await?;
        browser.wait_until(&format!("return document.documentElement.dataset.theme === '{scheme}'")).await?;
    }
    browser.assert_quiet().await
}

/// Pictures in the rules are files of the site: the page may show them, in each theme its own, offline as well.
#[tokio::test]
async fn pictures_of_the_rules_are_shown_offline() -> Result<()> {
    let mut site = Site::open_offline()?;
    let browser = Browser::open(TABLET).await?;
    browser.visit(&site).await?;
    browser.wait_until(KEPT).await?;
    site.stop();
    for theme in ["light", "dark"] {
        let ctx =
            format!("localStorage.setItem('deska.settings', '{{\"lang\":\"en\",\"theme\":\"{theme}\"}}')");
        browser.script(&ctx).await?;
        for game in ["tigris", "carcassonne", "taj_mahal", "java", "elementaris"] {
            browser.script(&format!("location.hash = '#/rules/{game}'")).await?;
            browser.reload().await?;
            // The page may come back scrolled, with the choice under its head.
            browser.wait_until("return !!document.querySelector('[name=rules][value=\"2\"]')").await?;
            browser.script("document.querySelector('[name=rules][value=\"2\"]').click()").await?;
            browser.wait_until("return document.querySelectorAll('.prose figure').length >= 3").await?;
            let seen = "const all = [...document.querySelectorAll('.prose img')];
                all.forEach((image) => { image.loading = 'eager'; });
                const seen = all.filter((image) => image.checkVisibility());
                return seen.length * 3 >= all.length && seen.every((image) => image.complete && image.naturalWidth > 0);";
            browser.wait_until(seen).await.with_context(|| format!("{game}, {theme}"))?;
        }
    }
    browser.assert_quiet().await
}
