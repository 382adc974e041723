/** An http(s) address as given by others, or null for anything else. */
export function safeLink(value: string): URL | null {
  if (!URL.canParse(value.trim())) return null;
  const url = new URL(value.trim());
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}
