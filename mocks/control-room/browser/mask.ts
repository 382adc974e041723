const SECRET = /token|password|secret/i;
const HIDDEN = '••••••';

/** The same value with dots in place of tokens and passwords, which nobody should meet in a picture of the screen. */
export function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET.test(key) && typeof inner === 'string' && inner !== '' ? HIDDEN : masked(inner),
    ]),
  );
}

/** A body as people read it: JSON indented, anything else as it is, both masked. */
export function maskedBody(body: string): string {
  try {
    return JSON.stringify(masked(JSON.parse(body)), null, 2);
  } catch {
    return body.replace(/(["'\w]*(?:token|password|secret)["'\w]*\s*[=:]\s*)("[^"]*"?|[^&\s,]+)/gi, `$1${HIDDEN}`);
  }
}
