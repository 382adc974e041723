/** Markup that is already well-formed; made by `element` only. */
export interface Xml {
  readonly markup: string;
}

/** What XML 1.0 cannot hold at all, not even escaped: control characters, lone surrogates, non-characters. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in an element or an attribute; what XML cannot hold is left out. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}

/**
 * An XML element. Attributes and text children are escaped; children that are absent are left out.
 * @param name trusted: a literal of the caller's
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Xml | string | undefined)[]
): Xml {
  const attributeText = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('');
  const content = children.map((child) => (typeof child === 'object' ? child.markup : escapeXml(child ?? ''))).join('');
  return { markup: content ? `<${name}${attributeText}>${content}</${name}>` : `<${name}${attributeText}/>` };
}

/** A whole document in UTF-8. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`;
}
