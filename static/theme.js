// Gives the loading page the theme and the language of the app before anything is drawn: a classic script, for the page
// to wait for. `ui::browser::apply` and `ui::app` decide the same later.
(() => {
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem("deska.settings")) ?? {};
  } catch {
    // Nothing is stored, or it cannot be read: the device decides.
  }
  const prefers = (what) => matchMedia(`(prefers-${what})`).matches;
  const device = () => (prefers("contrast: more") ? "contrast" : prefers("color-scheme: dark") ? "dark" : "light");
  const root = document.documentElement;
  root.dataset.theme = ["light", "dark", "contrast"].includes(settings.theme) ? settings.theme : device();
  root.lang = /^(cs|sk)/i.test(settings.lang ?? navigator.language) ? "cs" : "en";
})();
