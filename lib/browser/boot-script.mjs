/** Runs inline ahead of the content, so that nothing flashes. The Content-Security-Policy allows it by its hash. */
export const BOOT_SCRIPT = `{
  const root = document.documentElement;
  let theme;
  try {
    theme = localStorage.getItem("THEME");
    if (localStorage.getItem("DENSITY") === "compact") root.dataset.density = "compact";
    const look = JSON.parse(localStorage.getItem("READING_LOOK")) ?? {};
    for (const name in look) root.setAttribute("data-look-" + name, look[name]);
    if (/^(?!plain$)[\\w-]+$/.test(look.theme ?? "") && /^\\/(post|tutorial)\\//.test(location.pathname)) {
      const link = document.createElement("link");
      Object.assign(link, { id: "look-theme", rel: "stylesheet", href: "/theme/markdown-" + look.theme + ".css" });
      document.head.append(link);
    }
  } catch {}
  if (theme !== "light" && theme !== "dark") {
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  root.dataset.theme = theme;
  root.dataset.session = /(^|; )ACCESS_TOKEN=[^;]/.test(document.cookie) ? "member" : "visitor";
}`;
