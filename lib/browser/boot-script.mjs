/**
 * Runs inline on every page, ahead of its content, so that nothing flashes at first paint: it marks <html> with the
 * theme chosen in this browser (or the system's), with the chosen density of lists, and with whether a session token is
 * present. CSS reads them. The Content-Security-Policy knows this text by its hash.
 */
export const BOOT_SCRIPT = `{
  const root = document.documentElement;
  let theme;
  try {
    theme = localStorage.getItem("THEME");
    if (localStorage.getItem("DENSITY") === "compact") root.dataset.density = "compact";
  } catch {}
  if (theme !== "light" && theme !== "dark") {
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  root.dataset.theme = theme;
  root.dataset.session = /(^|; )ACCESS_TOKEN=[^;]/.test(document.cookie) ? "member" : "visitor";
}`;
