import type { Options } from 'rehype-sanitize';
import { ALIGNED } from './alignment';

const LINK_PROTOCOLS = ['http', 'https', 'mailto', 'tel'];

/** Foreign html has no style, form or embedding. targets.ts prefixes ids; links.ts and images.ts check addresses. */
export const sanitizeSchema: Options = {
  tagNames: [
    ...'h1 h2 h3 h4 h5 h6 p br hr div section blockquote pre ul ol li dl dt dd figure figcaption details summary'.split(
      ' ',
    ),
    ...'table caption colgroup col thead tbody tfoot tr th td'.split(' '),
    ...'a img span code kbd samp var em strong b i u s del ins sub sup small mark abbr cite q dfn time bdi bdo'.split(
      ' ',
    ),
    ...'wbr ruby rt rp tt strike center address input'.split(' '),
  ],
  attributes: {
    '*': ['id', 'title', 'lang', 'dir'],
    ...Object.fromEntries(ALIGNED.map((tagName) => [tagName, ['align']])),
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    code: [['className', /^lang(uage)?-[^\s]{1,40}$/, 'math-inline', 'math-display']],
    span: [['className', 'math', 'math-inline', 'math-display', /^text-(?:red|green|blue|orange|purple|gray)$/]],
    div: ['align', ['className', 'math', 'math-inline', 'math-display']],
    li: [['className', 'task-list-item'], 'value'],
    ul: [['className', 'contains-task-list']],
    ol: ['start', 'reversed', 'type'],
    section: [['className', 'footnotes']],
    th: ['align', 'colSpan', 'rowSpan', 'scope'],
    td: ['align', 'colSpan', 'rowSpan'],
    col: ['span'],
    details: ['open'],
    time: ['dateTime'],
    input: [['type', 'checkbox'], 'checked'],
  },
  ancestors: Object.fromEntries(
    'caption colgroup col thead tbody tfoot tr th td'.split(' ').map((tagName) => [tagName, ['table']]),
  ),
  protocols: { href: LINK_PROTOCOLS, src: ['http', 'https', 'data'] },
  // Dropped with their text, which is code or a control's value.
  strip: (
    'script style template noscript iframe frameset noframes noembed object embed applet svg math textarea title ' +
    'select option datalist xmp plaintext listing head canvas audio video'
  ).split(' '),
  // Sanitising must not turn elements into others; tasks.ts removes controls other than checkboxes.
  required: {},
  clobber: [],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
};
