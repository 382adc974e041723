/**
 * Runs inline ahead of the content, so that nothing flashes: marks <html> with theme, density and session for CSS. The
 * Content-Security-Policy allows this text by its hash.
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
