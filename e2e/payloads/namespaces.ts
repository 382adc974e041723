import type { HostilePayload } from './types';

/** SVG, MathML, XML, and markup that changes its meaning between namespaces. */
export const namespacePayloads: readonly HostilePayload[] = [
  { name: 'svg that loads', html: '<svg onload="window.__xss=1"></svg>' },
  { name: 'svg that loads, no spaces', html: '<svg/onload=window.__xss=1>' },
  { name: 'svg with a script', html: '<svg><script>window.__xss=1</script></svg>' },
  { name: 'svg with a script of entities', html: '<svg><script>&#119;indow.__xss=1</script></svg>' },
  {
    name: 'svg with a script address',
    html: '<svg><script href="data:text/javascript,window.__xss=1"></script></svg>',
  },
  { name: 'svg with a link', html: '<svg><a xlink:href="javascript:window.__xss=1"><text y=20>x</text></a></svg>' },
  {
    name: 'svg with a link without a namespace',
    html: '<svg><a href="javascript:window.__xss=1"><text y=20>x</text></a></svg>',
  },
  {
    name: 'svg that animates a link',
    html: '<svg><a><animate attributeName=href values="javascript:window.__xss=1"/><text y=20>x</text></a></svg>',
  },
  {
    name: 'svg that sets a link',
    html: '<svg><a><set attributeName="href" to="javascript:window.__xss=1"/><text y=20>x</text></a></svg>',
  },
  { name: 'svg that sets a handler', html: '<svg><set attributeName="onmouseover" to="window.__xss=1"/></svg>' },
  { name: 'svg animation that begins', html: '<svg><animate onbegin="window.__xss=1" attributeName=x dur=1s></svg>' },
  { name: 'svg motion that ends', html: '<svg><animateMotion onend="window.__xss=1" dur=1s /></svg>' },
  {
    name: 'svg transform that repeats',
    html: '<svg><animateTransform onrepeat="window.__xss=1" attributeName=transform dur=1s repeatCount=2 /></svg>',
  },
  {
    name: 'svg with foreign html',
    html: '<svg><foreignObject><iframe onload="window.__xss=1"></iframe><img src=x onerror="window.__xss=1"></foreignObject></svg>',
  },
  {
    name: 'svg with a foreign body',
    html: '<svg><foreignObject><body onload="window.__xss=1"></body></foreignObject></svg>',
  },
  {
    name: 'svg that uses data',
    html: "<svg><use href=\"data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='window.__xss=1' /></svg>#x\" /></svg>",
  },
  { name: 'svg image that fails', html: '<svg><image href="x" onerror="window.__xss=1" /></svg>' },
  { name: 'svg title breakout', html: '<svg><title><img src=x onerror=window.__xss=1></title></svg>' },
  { name: 'svg description breakout', html: '<svg><desc><img src=x onerror=window.__xss=1></desc></svg>' },
  { name: 'svg style confusion', html: '<svg></p><style><a id="</style><img src=x onerror=window.__xss=1>">' },
  {
    name: 'svg handler of its own',
    html: '<svg><handler type="application/javascript">window.__xss=1</handler></svg>',
  },
  { name: 'svg discard', html: '<svg><discard onbegin="window.__xss=1"/></svg>' },
  { name: 'svg cdata', html: '<svg><![CDATA[<img src=x onerror=window.__xss=1>]]></svg>' },
  { name: 'svg cdata after its end', html: '<svg></svg><![CDATA[<img src=x onerror=window.__xss=1>]]>' },
  { name: 'math with a link', html: '<math href="javascript:window.__xss=1">x</math>' },
  { name: 'math with a link in a namespace', html: '<math><mi xlink:href="javascript:window.__xss=1">x</mi></math>' },
  {
    name: 'math with an action',
    html: '<math><maction actiontype="statusline#https://evil.example" xlink:href="javascript:window.__xss=1">x</maction></math>',
  },
  {
    name: 'math annotation with html',
    html: '<math><annotation-xml encoding="text/html"><img src=x onerror="window.__xss=1"></annotation-xml></math>',
  },
  {
    name: 'math annotation with svg',
    html: '<math><annotation-xml encoding="image/svg+xml"><svg onload="window.__xss=1"></svg></annotation-xml></math>',
  },
  { name: 'math text breakout', html: '<math><mtext><img src=x onerror="window.__xss=1"></mtext></math>' },
  {
    name: 'math glyph confusion',
    endless: true,
    html: '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.__xss=1&gt;">',
  },
  {
    name: 'math style confusion',
    endless: true,
    html: '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.__xss=1>',
  },
  {
    name: 'math and mark confusion',
    html: '<math><mtext><mglyph><malignmark><style><img src=x onerror=window.__xss=1></style></malignmark></mglyph></mtext></math>',
  },
  {
    name: 'math and title confusion',
    html: '<math><mi><title></math><img src=x onerror=window.__xss=1></title></mi></math>',
  },
  {
    name: 'math and xmp confusion',
    html: '<math><xmp><img title="</xmp><img src=x onerror=window.__xss=1>"></xmp></math>',
  },
  {
    name: 'formula with an html link',
    html: '<span class="math math-inline">\\href{javascript:window.__xss=1}{x}</span>',
  },
  {
    name: 'formula with an html attribute',
    html: '<span class="math math-inline">\\htmlData{onclick=window.__xss=1}{x}</span>',
  },
  {
    name: 'formula with a class and a style',
    html: '<span class="math math-inline">\\htmlClass{code-head}{\\htmlStyle{position:fixed}{x}}</span>',
  },
  {
    name: 'formula with an image',
    html: '<span class="math math-display">\\includegraphics[width=9cm]{javascript:window.__xss=1}</span>',
  },
  {
    name: 'formula that was rendered elsewhere',
    html: '<span class="katex"><span class="katex-mathml"><math><semantics><mi href="javascript:window.__xss=1">x</mi><annotation encoding="application/x-tex">x&lt;img src=x onerror=window.__xss=1&gt;</annotation></semantics></math></span><span class="katex-html" onclick="window.__xss=1">x</span></span>',
  },
  {
    name: 'formula whose source holds markup',
    html: '<div class="math math-display">\\text{&lt;img src=x onerror=window.__xss=1&gt;}</div>',
  },
  {
    name: 'xml island',
    html: '<xml id=x><x><![CDATA[<img src=x onerror=window.__xss=1>]]></x></xml><span datasrc=#x datafld=x dataformatas=html></span>',
  },
  { name: 'xml with a style sheet', html: '<?xml-stylesheet href="javascript:window.__xss=1"?><x>x</x>' },
  {
    name: 'xml processing instruction',
    html: '<?php echo 1 ?><?import namespace="t"><img src=x onerror=window.__xss=1>',
  },
  {
    name: 'html in the xhtml namespace',
    html: '<x:script xmlns:x="http://www.w3.org/1999/xhtml">window.__xss=1</x:script>',
  },
];
