/**
 * Before the first paint, so that nothing flashes: the theme chosen in this browser (or the system's), and
 * whether a session token is present. CSS reads both from <html>.
 */
const SHOW = `(function(d){var t;try{t=localStorage.getItem("THEME")}catch(e){}d.dataset.theme=t==="light"||t==="dark"?t:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";d.dataset.session=/(^|; )ACCESS_TOKEN=[^;]/.test(document.cookie)?"member":"visitor"})(document.documentElement)`;

/**
 * Until React has taken the page over, a press of a button or a picture, or a text that is typed, would be
 * lost: they are done again once it has, as the root that it leaves at the document tells. Links and forms
 * work by themselves. React empties a field, and notices a text only if it believes that it held another.
 */
const KEEP = `for(let y of["click","input"])addEventListener(y,e=>{let b=e.target,v=b.value,h=()=>{let d=document,k=Object.keys(d).find(n=>/^__reactCo/.test(n));return k&&!d[k].stateNode.current.memoizedState.isDehydrated},r=()=>{if(!h())return setTimeout(r,20);if(y=="click")return b.click();b.value=v;b._valueTracker?.setValue("");b.dispatchEvent(new Event(y,{bubbles:!0}))};if(y=="click")b=b.closest("button[type=button],:not(a)>img");b&&!h()&&(e.stopPropagation(),r())},!0)`;

/**
 * Starts the page's scripts once it was painted (see `lib/server/late-scripts.mjs`), or a second after it was read
 * where nothing is painted, as in a tab behind others. Their address stays as it was written: the framework knows it so.
 */
const START = `addEventListener("DOMContentLoaded",()=>{let s=()=>{for(let o of document.querySelectorAll("script[data-src]")){let n=document.createElement("script");n.async=!0;n.src=o.dataset.src;o.replaceWith(n)}};requestAnimationFrame(()=>setTimeout(s));setTimeout(s,1e3)})`;

/** Runs inline on every page, ahead of its content. The Content-Security-Policy knows this text by its hash. */
export const BOOT_SCRIPT = `${SHOW};${KEEP};${START}`;
