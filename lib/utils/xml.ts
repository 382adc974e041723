/** Markup that is already well-formed; made by `xml` only. */
interface Xml {
  readonly markup: string;
}

type Content = string | undefined | Xml | readonly Xml[];

/** What XML 1.0 cannot hold at all, not even escaped: control characters, lone surrogates, non-characters. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in an element or an attribute; what XML cannot hold is left out. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}

const markupOf = (content: Content): string => {
  if (typeof content !== 'object') return escapeXml(content ?? '');
  return [content].flat().reduce((markup, part) => markup + part.markup, '');
};

/** XML from a template: texts in it are escaped, XML is taken as it is, what is absent is left out. */
export function xml(template: TemplateStringsArray, ...contents: Content[]): Xml {
  const raw = template.map((text) => text.replace(/\s*\n\s*/g, ''));
  return { markup: String.raw({ raw }, ...contents.map(markupOf)) };
}

/** A whole document in UTF-8. */
export const xmlDocument = ({ markup }: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`;
