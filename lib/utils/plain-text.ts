/** Html beyond this is not looked at: a description needs its beginning only. */
const LOOKED_AT = 20_000;
const UNREAD = /<(style|script|pre|table|svg|math)\b[^<>]*>[\s\S]*?<\/\1>/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]|\p{Surrogate}/gu;

/**
 * The beginning of an html's prose on one line: no tags, code blocks or tables. It is text, not html:
 * whoever shows it escapes it.
 */
export function proseOf(html: string): string {
  const text = html
    .slice(0, LOOKED_AT)
    .replace(UNREAD, ' ')
    .replace(/<[^<>]*>/g, ' ');
  const decoded = text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/gi, (entity, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? entity;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
  return onOneLine(decoded);
}

/** Text without control characters and lone surrogates, runs of white space as one blank. */
export function onOneLine(text: string): string {
  return text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
}
