import type { HostilePayload } from './types';

/** Event handlers on elements of every kind, and ways out of attributes into one. */
export const handlerPayloads: readonly HostilePayload[] = [
  { name: 'image that fails', html: '<img src=x onerror="window.__xss=1">' },
  { name: 'image that fails, in capitals', html: '<IMG SRC=x ONERROR="window.__xss=1">' },
  { name: 'image that fails, slashes for spaces', html: '<img/src=x/onerror=window.__xss=1>' },
  { name: 'image that fails, no quotes and a backquote', html: '<img src=`x` onerror=window.__xss=1>' },
  {
    name: 'image that loads',
    html: '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" onload="window.__xss=1">',
  },
  { name: 'handler with an entity in its code', html: '<img src=x onerror="window&#46;__xss&#61;1">' },
  { name: 'handler with hexadecimal entities', html: '<img src=x onerror="&#x77;indow.__xss=1">' },
  { name: 'handler with long entities', html: '<img src=x onerror="&#0000119indow.__xss=1">' },
  { name: 'handler with a unicode escape', html: '<img src=x onerror="\\u0077indow.__xss=1">' },
  { name: 'handler in a template literal', html: '<img src=x onerror="`${window.__xss=1}`">' },
  {
    name: 'handler with a tab in its name',
    html: '<img src=x on\terror="window.__xss=1" onerror\n=\n"window.__xss=1">',
  },
  { name: 'handler with a null byte in its name', html: '<img src=x on\u0000error="window.__xss=1">' },
  { name: 'handler after a vertical tab', html: '<img src=x\u000bonerror="window.__xss=1">' },
  { name: 'handler after a form feed', html: '<img src=x\u000conerror="window.__xss=1">' },
  { name: 'handler after a no-break space', html: '<img src=x \u00a0onerror="window.__xss=1">' },
  { name: 'handler that breaks out of alt', html: '<img alt="" onerror="window.__xss=1" src="x">' },
  { name: 'handler that breaks out by an entity', html: '<img src="x" alt="&quot; onerror=&quot;window.__xss=1">' },
  {
    name: 'handler that breaks out of a class',
    html: '<code class=\'language-js" onmouseover="window.__xss=1\'>x</code>',
  },
  {
    name: 'handler that breaks out of a code language',
    html: '<pre><code class="language-&quot;&gt;&lt;img src=x onerror=window.__xss=1&gt;">x</code></pre>',
  },
  { name: 'handler that breaks out of a heading id', html: '<h2 id=\'x" onclick="window.__xss=1" y="\'>标题</h2>' },
  { name: 'handler that breaks out of a heading text', html: '<h2>&lt;img src=x onerror=window.__xss=1&gt;</h2>' },
  {
    name: 'handler that breaks out of a link',
    html: '<a href=\'https://example.com/" onmouseover="window.__xss=1" x="\'>x</a>',
  },
  {
    name: 'handler that breaks out of an image address',
    html: '<img src=\'https://example.com/x.png" onerror="window.__xss=1" x="\'>',
  },
  {
    name: 'handler that breaks out of a caption',
    html: '<img src="https://example.com/x.png" alt="&lt;img src=x onerror=window.__xss=1&gt;">',
  },
  {
    name: 'handler that breaks out of math',
    html: '<span class="math math-inline">&lt;/math&gt;&lt;img src=x onerror=window.__xss=1&gt;</span>',
  },
  { name: 'two handlers of one name', html: '<img src=x onerror="" onerror="window.__xss=1">' },
  { name: 'old image tag', html: '<image src=x onerror="window.__xss=1">' },
  { name: 'isindex', html: '<isindex type=image src=1 onerror="window.__xss=1" action="javascript:window.__xss=1">' },
  { name: 'bgsound', html: '<bgsound src="javascript:window.__xss=1" onpropertychange="window.__xss=1">' },
  { name: 'video that fails', html: '<video src=x onerror="window.__xss=1"></video>' },
  { name: 'video with a source that fails', html: '<video><source onerror="window.__xss=1"></video>' },
  {
    name: 'video with a poster',
    html: '<video poster="javascript:window.__xss=1" onloadstart="window.__xss=1"><source src="x"></video>',
  },
  { name: 'audio that fails', html: '<audio src=x onerror="window.__xss=1" autoplay></audio>' },
  { name: 'track that fails', html: '<video controls><track default src=x onerror="window.__xss=1"></video>' },
  {
    name: 'picture with a source',
    html: '<picture><source srcset="x" onerror="window.__xss=1"><img src=x onerror="window.__xss=1"></picture>',
  },
  { name: 'details that open', html: '<details open ontoggle="window.__xss=1"><summary>x</summary></details>' },
  { name: 'details that open late', html: '<details ontoggle="window.__xss=1" open=""><p>x</p></details>' },
  { name: 'marquee that starts', html: '<marquee onstart="window.__xss=1">x</marquee>' },
  { name: 'marquee that ends', html: '<marquee loop=1 width=0 onfinish="window.__xss=1">x</marquee>' },
  {
    name: 'popover before it toggles',
    html: '<button popovertarget=x>x</button><div popover id=x onbeforetoggle="window.__xss=1">x</div>',
  },
  {
    name: 'popover in a hidden field',
    html: '<input type="hidden" value="y" oncontentvisibilityautostatechange="window.__xss=1" style="content-visibility:auto">',
  },
  {
    name: 'element whose visibility changes',
    html: '<p oncontentvisibilityautostatechange="window.__xss=1" style="content-visibility:auto;display:block">x</p>',
  },
  {
    name: 'invoker command',
    html: '<button commandfor=d command="show-modal">x</button><dialog id=d oncommand="window.__xss=1" onbeforetoggle="window.__xss=1">x</dialog>',
  },
  {
    name: 'dialog that closes',
    html: '<dialog open onclose="window.__xss=1" oncancel="window.__xss=1"><form method=dialog><button autofocus>x</button></form></dialog>',
  },
  { name: 'field that takes the focus', html: '<input autofocus onfocus="window.__xss=1">' },
  { name: 'select that takes the focus', html: '<select autofocus onfocus="window.__xss=1"></select>' },
  { name: 'text area that takes the focus', html: '<textarea autofocus onfocus="window.__xss=1"></textarea>' },
  { name: 'button that takes the focus', html: '<button autofocus onfocus="window.__xss=1">x</button>' },
  { name: 'heading that takes the focus', html: '<h2 tabindex=0 autofocus onfocus="window.__xss=1">x</h2>' },
  {
    name: 'link that takes the focus by its id',
    html: '<a id=x tabindex=1 onfocus="window.__xss=1">x</a><a href="#x" accesskey=x>y</a>',
  },
  { name: 'key gen', html: '<keygen autofocus onfocus="window.__xss=1">' },
  {
    name: 'checkbox of a task list',
    html: '<li class="task-list-item"><input type=checkbox disabled onclick="window.__xss=1" onfocus="window.__xss=1" autofocus> x</li>',
  },
  {
    name: 'field that claims to be a checkbox',
    html: '<li><input type="image" src=x onerror="window.__xss=1" disabled></li>',
  },
  {
    name: 'editable paragraph',
    html: '<p contenteditable onblur="window.__xss=1" onfocus="window.__xss=1" autofocus>x</p>',
  },
  {
    name: 'paragraph under the pointer',
    html: '<p onmouseover="window.__xss=1" onpointerrawupdate="window.__xss=1" onpointerenter="window.__xss=1">x</p>',
  },
  {
    name: 'paragraph that is dragged',
    html: '<p draggable="true" ondragstart="window.__xss=1" ondrag="window.__xss=1">x</p>',
  },
  {
    name: 'paragraph that is copied',
    html: '<p oncopy="window.__xss=1" oncut="window.__xss=1" onbeforecopy="window.__xss=1">x</p>',
  },
  {
    name: 'paragraph that scrolls',
    html: '<p onscroll="window.__xss=1" onscrollend="window.__xss=1" style="overflow:scroll;height:1px"><br><br><br id=x></p>',
  },
  {
    name: 'paragraph that animates',
    html: '<style>@keyframes x{}</style><p style="animation-name:x" onanimationstart="window.__xss=1">x</p>',
  },
  {
    name: 'paragraph with a transition',
    html: '<p style="transition:outline 1s" ontransitionend="window.__xss=1" id=x tabindex=1>x</p>',
  },
  {
    name: 'table that resizes',
    html: '<table onresize="window.__xss=1" background="javascript:window.__xss=1"><tr><td background="javascript:window.__xss=1" onmouseenter="window.__xss=1">x</td></tr></table>',
  },
  { name: 'list item under the pointer', html: '<ul><li onmouseenter="window.__xss=1">x</li></ul>' },
  { name: 'code under the pointer', html: '<code onmouseover="window.__xss=1">x</code>' },
  {
    name: 'code block under the pointer',
    html: '<pre onmouseover="window.__xss=1"><code onmouseover="window.__xss=1">x</code></pre>',
  },
  {
    name: 'element of no known name',
    html: '<xss onclick="window.__xss=1" onmouseover="window.__xss=1" autofocus tabindex=1 onfocus="window.__xss=1">x</xss>',
  },
  { name: 'custom element', html: '<x-widget onclick="window.__xss=1" is="x"></x-widget>' },
  { name: 'extended built-in element', html: '<p is="x-widget" onclick="window.__xss=1">x</p>' },
  { name: 'slot that changes', html: '<slot onslotchange="window.__xss=1" name="x">x</slot>' },
  { name: 'font that is clicked', html: '<font onclick="window.__xss=1" color="red">x</font>' },
  {
    name: 'wide variety of handlers',
    html: '<p onabort=window.__xss=1 onauxclick=window.__xss=1 onbeforeinput=window.__xss=1 onbeforematch=window.__xss=1 onbeforexrselect=window.__xss=1 oncontextlost=window.__xss=1 onsearch=window.__xss=1 onsecuritypolicyviolation=window.__xss=1 onselectstart=window.__xss=1 onwebkitanimationstart=window.__xss=1 onwheel=window.__xss=1>x</p>',
  },
  { name: 'hidden until found', html: '<p hidden="until-found" onbeforematch="window.__xss=1">x</p>' },
  {
    name: 'page handlers on an element',
    html: '<div onhashchange="window.__xss=1" onpageshow="window.__xss=1" onmessage="window.__xss=1" onstorage="window.__xss=1" onunload="window.__xss=1">x</div>',
  },
];
