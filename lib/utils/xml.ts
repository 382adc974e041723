/** Well-formed markup; made by `xml` only. */
interface Xml {
  readonly markup: string;
}

type Content = string | undefined | Xml | readonly Xml[];

/** Characters that XML 1.0 cannot contain even escaped. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an element or attribute; drops forbidden characters. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}

const markupOf = (content: Content): string => {
  if (typeof content !== 'object') return escapeXml(content ?? '');
  return [content].flat().reduce((markup, part) => markup + part.markup, '');
};

/** Template tag: escapes texts, takes XML as it is, skips absent values. */
export function xml(template: TemplateStringsArray, ...contents: Content[]): Xml {
  const raw = template.map((text) => text.replace(/\n\s*/g, ''));
  return { markup: String.raw({ raw }, ...contents.map(markupOf)) };
}

export const xmlDocument = ({ markup }: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`;
