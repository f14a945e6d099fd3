//! Browser sessions: opened for a test, and in Chromium reused by the next one.
//!
//! Each test gets its own tab and its own address ([`crate::Site`] takes a new port each time), so storage, workers
//! and caches are separate. Data stored by the last test is deleted as well. Only the process is shared, because
//! starting one takes a second.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use anyhow::{Context, Result, anyhow};
use async_trait::async_trait;
use bytes::Bytes;
use http::{Request, Response};
use serde_json::json;
use thirtyfour::WebDriver;
use thirtyfour::error::{WebDriverError, WebDriverResult};
use thirtyfour::session::http::{Body, HttpClient};

use crate::engine::{Driver, Engine, Needs};

/// Sessions between two tests.
static IDLE: Mutex<Vec<Session>> = Mutex::new(Vec::new());

fn idle() -> MutexGuard<'static, Vec<Session>> {
    IDLE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A driver with its browser, which outlives the WebDriver client of a test.
pub(crate) struct Session {
    process: Driver,
    /// The driver's answer to the request for a new session; empty before that.
    opening: Arc<Mutex<Option<Bytes>>>,
    /// Origins where the test may have stored data.
    origins: Mutex<Vec<String>>,
    /// Whether another test may reuse it.
    lendable: bool,
}

impl Session {
    /// Opens a session for one test.
    pub(crate) async fn open(engine: Engine, needs: &Needs) -> Result<(Self, WebDriver)> {
        let lendable = engine == Engine::Chromium && *needs == Needs::default();
        let next = || if lendable { idle().pop() } else { None };
        while let Some(session) = next() {
            // If it has died meanwhile, a new one is opened.
            if let Ok(driver) = session.lend().await {
                return Ok((session, driver));
            }
        }
        let process = Driver::start(engine)?;
        let session = Self { process, opening: Arc::default(), origins: Mutex::default(), lendable };
        let driver = session.connect(engine.capabilities(needs)?).await;
        let driver = driver.with_context(|| {
            format!("{engine} cannot be started; its driver said: {}", session.process.output())
        })?;
        Ok((session, driver))
    }

    /// Returns a client of this session, which starts the session the first time.
    async fn connect(&self, capabilities: thirtyfour::Capabilities) -> Result<WebDriver> {
        let client = Client { http: reqwest::Client::new(), opening: self.opening.clone() };
        Ok(WebDriver::builder(self.process.address(), capabilities).client(client).await?)
    }

    /// Resets the session to one empty tab without stored data.
    async fn lend(&self) -> Result<WebDriver> {
        let driver = self.connect(Engine::Chromium.capabilities(&Needs::default())?).await?;
        let used = driver.windows().await?;
        let tab = driver.new_tab().await?;
        for window in used {
            driver.switch_to_window(window).await?;
            driver.close_window().await?;
        }
        driver.switch_to_window(tab).await?;
        let origins = std::mem::take(&mut *self.origins.lock().unwrap_or_else(PoisonError::into_inner));
        for origin in origins {
            let all = json!({ "origin": origin, "storageTypes": "all" });
            driver.cdp().send_raw("Storage.clearDataForOrigin", all).await?;
        }
        // Console errors of the last test must not fail the next.
        driver.browser_log().await?;
        Ok(driver)
    }

    /// Notes an origin whose stored data is deleted before the next test.
    pub(crate) fn visits(&self, origin: String) {
        self.origins.lock().unwrap_or_else(PoisonError::into_inner).push(origin);
    }

    /// Returns the session after its test, for reuse or to be ended.
    pub(crate) fn give_back(self, id: &str) {
        // A test that panicked may have left anything behind; other traces are removed when the session is reused.
        if self.lendable && !std::thread::panicking() {
            idle().push(self);
        } else if let Err(error) = self.process.end_session(id) {
            eprintln!("a browser may have been left running: {error}");
        }
    }
}

/// A client that takes over a session which another client began.
struct Client {
    http: reqwest::Client,
    opening: Arc<Mutex<Option<Bytes>>>,
}

#[async_trait]
impl HttpClient for Client {
    async fn send(&self, request: Request<Body<'_>>) -> WebDriverResult<Response<Bytes>> {
        let begins = request.uri().path() == "/session";
        let known = self.opening.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let (true, Some(answer)) = (begins, known) {
            return Ok(Response::new(answer));
        }
        // Without its causes, an error of the connection only tells the address.
        let sent = self.http.send(request).await;
        let response = sent.map_err(|error| WebDriverError::HttpError(format!("{:#}", anyhow!(error))))?;
        if begins && response.status().is_success() {
            *self.opening.lock().unwrap_or_else(PoisonError::into_inner) = Some(response.body().clone());
        }
        Ok(response)
    }

    async fn new(&self) -> Arc<dyn HttpClient> {
        Arc::new(Self { http: self.http.clone(), opening: self.opening.clone() })
    }
}
