const decoderFor = (label: string | undefined): TextDecoder | undefined => {
  try {
    return label === undefined ? undefined : new TextDecoder(label);
  } catch {
    return undefined;
  }
};

function byteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

/** The byte order mark names the encoding, else `label`; without both it is UTF-8, or that of old Chinese programs. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>, label?: string): string {
  const named = decoderFor(byteOrderMark(bytes) ?? label);
  if (named) return named.decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
