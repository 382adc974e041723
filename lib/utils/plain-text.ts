/** A description needs only the html's beginning. */
const LOOKED_AT = 20_000;
const UNREAD = /<(style|script|pre|table|svg|math)\b[^<>]*>[\s\S]*?<\/\1>/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]|\p{Surrogate}/gu;

/** Characters in place of their numeric references and of the names that texts use. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/gi, (entity, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? entity;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });

/** Beginning of html's prose on one line: no tags, code blocks or tables. Unescaped text. */
export function proseOf(html: string): string {
  const text = html
    .slice(0, LOOKED_AT)
    .replace(UNREAD, ' ')
    .replace(/<[^<>]*>/g, ' ');
  return onOneLine(decodeEntities(text));
}

/** Removes control characters and lone surrogates, and collapses white space. */
export function onOneLine(text: string): string {
  return text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
}
