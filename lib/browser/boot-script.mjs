/**
 * Runs inline ahead of the content, so that nothing flashes. The Content-Security-Policy allows it by its hash.
 * `markDocument` is called again after hydration: where an extension has changed the page, React renders it anew and
 * takes every attribute off `<html>`.
 */
export const BOOT_SCRIPT = `{
  const root = document.documentElement;
  const { keptAt } = root.dataset;
  window.markDocument = () => {
    let theme;
    try {
      theme = localStorage.getItem("THEME");
      if (localStorage.getItem("DENSITY") === "compact") root.dataset.density = "compact";
      const look = JSON.parse(localStorage.getItem("READING_LOOK")) ?? {};
      for (const name in look) root.setAttribute("data-look-" + name, look[name]);
      const hasSheet = /^(?!plain$)[\\w-]+$/.test(look.theme ?? "") && /^\\/(post|tutorial)\\//.test(location.pathname);
      if (hasSheet && !document.getElementById("look-theme")) {
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
    if (keptAt) root.dataset.keptAt = keptAt;
  };
  window.markDocument();
}`;
