/**
 * Runs before the first paint on every page, inline, so that nothing flashes: the theme chosen in
 * this browser (or the system's), and whether a session token is present. CSS reads both from <html>.
 * The Content-Security-Policy knows this text by its hash.
 */
export const BOOT_SCRIPT = `(function(d){var t;try{t=localStorage.getItem("THEME")}catch(e){}d.dataset.theme=t==="light"||t==="dark"?t:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";d.dataset.session=/(^|; )ACCESS_TOKEN=[^;]/.test(document.cookie)?"member":"visitor"})(document.documentElement)`;
