/** Change detection, not security: FNV-1a (32 bits) and the length; equal on server and browser. */
export function fingerprint(...texts: string[]): string {
  let hash = 0x811c9dc5;
  let length = 0;
  for (const text of texts) {
    length += text.length;
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
  }
  return `${(hash >>> 0).toString(36)}-${length.toString(36)}`;
}
