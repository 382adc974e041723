const SIGNS: Readonly<Record<string, string>> = {
  '−': '-',
  '∑': '\\sum ',
  '∏': '\\prod ',
  '∫': '\\int ',
  '×': '\\times ',
  '⋅': '\\cdot ',
  '→': '\\to ',
  '≤': '\\le ',
  '≥': '\\ge ',
  '≠': '\\ne ',
  '∞': '\\infty ',
  '{': '\\{',
  '}': '\\}',
  '%': '\\%',
  '#': '\\#',
  '&': '\\&',
  $: '\\$',
  _: '\\_',
  '\u2061': '',
  '\u2062': '',
  '\u2063': '',
  '\u2064': '',
};
const ACCENTS: Readonly<Record<string, string>> = {
  '^': '\\hat',
  ˆ: '\\hat',
  '¯': '\\overline',
  '‾': '\\overline',
  '→': '\\vec',
  '⃗': '\\vec',
  '~': '\\tilde',
  '˜': '\\tilde',
  '˙': '\\dot',
  '.': '\\dot',
  '¨': '\\ddot',
};
const FONTS: Readonly<Record<string, string>> = {
  bold: '\\mathbf',
  'double-struck': '\\mathbb',
  script: '\\mathcal',
  fraktur: '\\mathfrak',
  normal: '\\mathrm',
};
const FUNCTIONS =
  /^(?:arccos|arcsin|arctan|cos|cosh|cot|csc|det|dim|exp|gcd|inf|ker|lim|ln|log|max|min|sec|sin|sinh|sup|tan|tanh|Pr)$/;

const signs = (text: string): string =>
  [...text.trim()].map((sign) => (Object.hasOwn(SIGNS, sign) ? (SIGNS[sign] ?? '') : sign)).join('');

function identifier(node: Element): string {
  const text = node.textContent.trim();
  if (FUNCTIONS.test(text)) return `\\${text} `;
  const font = FONTS[node.getAttribute('mathvariant') ?? ''];
  if (font && !(font === '\\mathrm' && !/[A-Za-z]/.test(text))) return `${font}{${signs(text)}}`;
  return /^[A-Za-z]{2,}$/.test(text) ? `\\mathrm{${text}}` : signs(text);
}

/** TeX of presentation MathML, for formulas that do not carry their source. */
export function mathmlToTex(node: Element): string {
  const parts = [...node.children].map((child) => ({ child, tex: mathmlToTex(child) }));
  const [base = '', first = '', second = ''] = parts.map(({ tex }) => tex);
  const all = parts.map(({ tex }) => tex).join('');
  switch (node.localName) {
    case 'mi':
      return identifier(node);
    case 'mn':
    case 'mo':
      return FUNCTIONS.test(node.textContent.trim()) ? `\\${node.textContent.trim()} ` : signs(node.textContent);
    case 'mtext':
    case 'ms':
      return node.textContent.trim() === '' ? '' : `\\text{${signs(node.textContent)}}`;
    case 'mspace':
    case 'annotation':
    case 'annotation-xml':
      return '';
    case 'msup':
      return `${grouped(base)}^{${first}}`;
    case 'msub':
      return `${grouped(base)}_{${first}}`;
    case 'msubsup':
    case 'munderover':
      return `${grouped(base)}_{${first}}^{${second}}`;
    case 'munder':
      return `${grouped(base)}_{${first}}`;
    case 'mover': {
      const accent = ACCENTS[node.children[1]?.textContent.trim() ?? ''];
      return accent ? `${accent}{${base}}` : `${grouped(base)}^{${first}}`;
    }
    case 'mfrac':
      return `\\frac{${base}}{${first}}`;
    case 'msqrt':
      return `\\sqrt{${all}}`;
    case 'mroot':
      return `\\sqrt[${first}]{${base}}`;
    case 'mfenced':
      return `\\left${node.getAttribute('open') ?? '('}${parts.map(({ tex }) => tex).join(',')}\\right${node.getAttribute('close') ?? ')'}`;
    case 'mtable':
      return `\\begin{matrix}${parts.map(({ tex }) => tex).join(' \\\\ ')}\\end{matrix}`;
    case 'mtr':
      return parts.map(({ tex }) => tex).join(' & ');
    default:
      return all;
  }
}

/** A base of one sign, one command or one group needs no braces. */
const grouped = (tex: string): string =>
  /^(?:.|\\[a-zA-Z]+ ?|\{[^{}]*\}|\\[a-zA-Z]+\{[^{}]*\})$/u.test(tex) ? tex : `{${tex}}`;
