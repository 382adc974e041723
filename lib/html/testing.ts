import { defaultTreeAdapter as adapter, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { GRAMMARS } from './code-languages';

type Element = DefaultTreeAdapterTypes.Element;

const HTML = 'http://www.w3.org/1999/xhtml';
const MATHML = 'http://www.w3.org/1998/Math/MathML';

const ELEMENTS = new Set(
  (
    'a abbr address b bdi bdo blockquote br caption center cite code col colgroup dd del details dfn div dl dt em ' +
    'figcaption figure h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p pre q rp rt ruby s samp section small span ' +
    'strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr'
  ).split(' '),
);
const MATH_ELEMENTS = new Set(
  (
    'math mi mo mn ms mtext mspace mrow mfrac msqrt mroot mstyle merror mpadded mphantom msub msup msubsup munder mover ' +
    'munderover mmultiscripts mprescripts mtable mtr mtd menclose semantics annotation'
  ).split(' '),
);
const ATTRIBUTES = new Set(
  (
    'id title lang dir href src alt width height loading decoding referrerpolicy rel target class colspan rowspan ' +
    'scope span start reversed type value open datetime checked disabled tabindex role aria-label data-zoom data-lang data-level'
  ).split(' '),
);
const CLASSES =
  /^(?:align-center|align-right|code-block|code-head|hljs|anchor|article-image|table-scroll|alert|alert-(?:title|note|tip|important|warning|caution)|text-(?:red|green|blue|orange|purple|gray)|math-display|math-source|plain-text|task-list-item|contains-task-list|footnotes|hljs-[a-z_-]+|[a-z]+_{1,2})$/;
/** Code within code, such as a script in html, is marked with its language. */
const isKnownClass = (name: string): boolean => CLASSES.test(name) || Object.hasOwn(GRAMMARS, name);
const MATH_ATTRIBUTES =
  /^(?:xmlns|display|mathvariant|stretchy|fence|separator|form|lspace|rspace|minsize|maxsize|movablelimits|symmetric|largeop|accent|accentunder|linethickness|width|height|depth|voffset|displaystyle|scriptlevel|mathcolor|mathbackground|mathsize|columnalign|columnspacing|columnlines|rowspacing|rowlines|rowalign|side|notation|class|encoding|style|linebreak|frame|framespacing|columnspan|rowspan|intent|arg)$/;

function* elements(parent: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!adapter.isElementNode(child)) continue;
    yield child;
    yield* elements(child);
    if (child.tagName === 'template') yield* elements((child as DefaultTreeAdapterTypes.Template).content);
  }
}

function faultyAddress(name: string, value: string): boolean {
  const url = URL.parse(value, 'https://site.example/');
  if (!url) return name === 'src';
  const isOwn = url.origin === 'https://site.example';
  if (isOwn && /^\/+(?:gimishare\/api|oauth)\b/i.test(decodeURI(url.pathname))) return true;
  if (isOwn && name === 'src' && url.search !== '') return true;
  if (name === 'src')
    return !/^https?:$/.test(url.protocol) && !/^data:image\/(png|jpeg|gif|webp);base64,[\w+/=\s]*$/i.test(value);
  return (
    !/^(?:https?|mailto|tel):$/.test(url.protocol) &&
    !/^data:image\/(png|jpeg|gif|webp);base64,[\w+/=\s]*$/i.test(value)
  );
}

function faultsOf(element: Element): string[] {
  const { tagName, namespaceURI, attrs } = element;
  const math = namespaceURI === MATHML;
  const known = math ? MATH_ELEMENTS.has(tagName) : String(namespaceURI) === HTML && ELEMENTS.has(tagName);
  const faults = known ? [] : [`<${tagName}> of ${namespaceURI}`];
  for (const { name, value } of attrs) {
    const say = () => faults.push(`${tagName}[${name}=${JSON.stringify(value)}]`);
    if (math) {
      if (!MATH_ATTRIBUTES.test(name) || /url\(|script:|expression|position/i.test(value)) say();
      continue;
    }
    if (!ATTRIBUTES.has(name)) say();
    if (name === 'class' && !value.split(' ').every(isKnownClass)) say();
    if (name === 'id' && !/^[hu]-/.test(value)) say();
    if ((name === 'href' || name === 'src') && faultyAddress(name, value)) say();
    if (
      name === 'target' &&
      (value !== '_blank' || !attrs.some((other) => other.name === 'rel' && other.value.includes('noopener')))
    )
      say();
    if (name === 'data-lang' && !/^[\w+#.-]{1,20}$/.test(value)) say();
    if (tagName === 'input' && name === 'type' && value !== 'checkbox') say();
  }
  return faults;
}

/** Finds what a browser must not get, also where reparsing changes the tree (mutation XSS). */
export function faultsIn(html: string): string[] {
  const tree = parseFragment(html);
  const once = serialize(tree);
  const faults = [...elements(tree)].flatMap(faultsOf);
  if (serialize(parseFragment(once)) !== once) faults.push('another tree when parsed again');
  return faults;
}

export const asRead = (html: string): string => serialize(parseFragment(html));

export function attributesIn(html: string, name: string): string[] {
  return [...elements(parseFragment(html))].flatMap(({ attrs }) =>
    attrs.filter((attr) => attr.name === name).map(({ value }) => value),
  );
}

export function headingsIn(html: string): number {
  return [...elements(parseFragment(html))].filter(({ tagName }) => /^h[1-6]$/.test(tagName)).length;
}
