import { decodeText } from '@/lib/utils/decode-text';

/** The HTML standard looks for a META this far. */
const META_BYTES = 1024;

const META_CHARSET = /<meta\b[^>]*?\bcharset\s*=[\s"']*([\w:.-]+)/i;

/** Icons of browsers' bookmarks, which are most of a file and are not imported. */
const ICON = /\sICON="data:image\/[\w.+-]+;base64,[\w+/=\s]*"/gi;

function metaLabel(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const [, label] = META_CHARSET.exec(String.fromCharCode(...bytes.subarray(0, META_BYTES))) ?? [];
  // The standard's rule: a META that can be read byte by byte is not in UTF-16.
  return label && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

/** The text of a bookmarks file without icons, in the encoding that its byte order mark or META names. */
export function decodeBookmarks(content: ArrayBuffer): string {
  const bytes = new Uint8Array(content);
  return decodeText(bytes, metaLabel(bytes)).replace(ICON, '');
}
