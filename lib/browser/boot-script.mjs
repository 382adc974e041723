/**
 * Runs inline on every page, ahead of its content, so that nothing flashes at first paint: it marks <html> with the
 * theme chosen in this browser (or the system's), with the chosen density of lists, with whether a session token is
 * present, and with whether the page is most likely the member's own. CSS reads them. The Content-Security-Policy knows this text by its hash.
 */
export const BOOT_SCRIPT = `{
  const root = document.documentElement;
  let theme;
  const session = /(^|; )ACCESS_TOKEN=[^;]/.test(document.cookie) ? "member" : "visitor";
  try {
    theme = localStorage.getItem("THEME");
    if (session === "member" && location.pathname.split("/")[2] === localStorage.getItem("MEMBER")) root.dataset.own = "";
    if (localStorage.getItem("DENSITY") === "compact") root.dataset.density = "compact";
  } catch {}
  if (theme !== "light" && theme !== "dark") {
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  root.dataset.theme = theme;
  root.dataset.session = session;
}`;
