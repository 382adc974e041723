/** The HTML standard looks for a META this far. */
const META_BYTES = 1024;

const META_CHARSET = /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w:.-]+)/i;

/** Icons of browsers' bookmarks, which are most of a file and are not imported. */
const ICON = /\sICON="data:image\/[\w.+-]+;base64,[\w+/=\s]*"/gi;

function labelOf(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const [, label] = META_CHARSET.exec(String.fromCharCode(...bytes.subarray(0, META_BYTES))) ?? [];
  // The standard's rule: a META that can be read byte by byte is not in UTF-16.
  return label && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

function decoderFor(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

function decoded(bytes: Uint8Array<ArrayBuffer>): string {
  const named = decoderFor(labelOf(bytes) ?? '');
  if (named) return named.decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Old Chinese browsers name no encoding.
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** The text of a bookmarks file without icons, in the encoding that its byte order mark or META names. */
export const decodeBookmarks = (content: ArrayBuffer): string => decoded(new Uint8Array(content)).replace(ICON, '');
