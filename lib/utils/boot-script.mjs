/** Code without its line breaks, for it travels with every page. @param {string} code */
const compact = (code) => code.replace(/\n\s*/g, '');

/**
 * Before the first paint, so that nothing flashes: the theme chosen in this browser (or the system's), and
 * whether a session token is present. CSS reads both from <html>.
 */
const SHOW = compact(`{
  let root=document.documentElement,theme;
  try{theme=localStorage.getItem("THEME")}catch{}
  root.dataset.theme=theme=="light"||theme=="dark"?theme:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";
  root.dataset.session=/(^|; )ACCESS_TOKEN=[^;]/.test(document.cookie)?"member":"visitor"
}`);

/**
 * Until React has taken the page over, a press of a button or a picture, or a text that is typed, would be
 * lost: they are done again once it has, as the root that it leaves at the document tells; what is pressed
 * repeatedly, once. Links and forms work by themselves. React empties a field, and notices a text only if it
 * believes that it held another; what has been typed since then follows what was there, and no key comes first.
 */
const KEEP = compact(`{
  let kept=new Map,
  taken=()=>{
    let key=Object.keys(document).find(name=>/^__reactCo/.test(name));
    return key&&!document[key].stateNode.current.memoizedState.isDehydrated
  },
  type=(field,text)=>{
    let max=field.maxLength;
    if(!field.value.startsWith(text))field.value=(text+field.value).slice(0,max<0?1/0:max);
    field._valueTracker?.setValue("")
  },
  redo=()=>{
    if(!taken())return setTimeout(redo,20);
    let all=[...kept];
    kept.clear();
    for(let[node,text]of all)
      if(text==null)node.click();
      else{
        type(node,text);
        node.dispatchEvent(new Event("input",{bubbles:!0}))
      }
  };
  for(let kind of["click","input","keydown"])addEventListener(kind,event=>{
    let node=event.target;
    if(taken()){
      let text=kept.get(node);
      if(kind=="input"&&text!=null){
        kept.delete(node);
        type(node,text)
      }
      kept.size&&redo()
    }else if(kind!="keydown"&&(kind=="input"||(node=node.closest("button[type=button],:not(a)>img")))){
      event.stopPropagation();
      kept.size||setTimeout(redo,20);
      kept.set(node,kind=="click"?null:node.value)
    }
  },!0)
}`);

/**
 * Starts the page's scripts once it was painted (see `lib/server/late-scripts.mjs`), or a second after it was read
 * where nothing is painted, as in a tab behind others. Their address stays as it was written: the framework knows it so.
 */
const START = compact(`addEventListener("DOMContentLoaded",()=>{
  let start=()=>{
    for(let late of document.querySelectorAll("script[data-src]")){
      let script=document.createElement("script");
      script.async=!0;
      script.src=late.dataset.src;
      late.replaceWith(script)
    }
  };
  requestAnimationFrame(()=>setTimeout(start));
  setTimeout(start,1e3)
})`);

/** Runs inline on every page, ahead of its content. The Content-Security-Policy knows this text by its hash. */
export const BOOT_SCRIPT = `${SHOW};${KEEP};${START}`;
