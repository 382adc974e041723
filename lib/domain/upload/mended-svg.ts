import { decodeText } from '@/lib/utils/decode-text';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/** The drawing of an XML text; null where it is none that a browser shows as an image. */
function drawingIn(text: string): Element | null {
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  return documentElement.localName === 'svg' && documentElement.namespaceURI === SVG ? documentElement : null;
}

/**
 * An SVG that browsers show as an image: where its text leaves out a namespace, which a page would know, it is declared.
 * @returns the same bytes where nothing is missing, and null where it is no SVG
 */
export function mendedSvg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const text = decodeText(bytes, /encoding\s*=\s*["']([\w-]+)/.exec(head)?.[1] ?? 'utf-8');
  if (drawingIn(text)) return bytes;
  const begin = text.replace(/<!--[^]*?-->/g, (comment) => ' '.repeat(comment.length)).search(/<svg[\s/>]/);
  if (begin === -1) return null;
  const tag = text.slice(begin, text.indexOf('>', begin));
  const missing = [
    /\sxmlns\s*=/.test(tag) ? '' : ` xmlns="${SVG}"`,
    /\sxmlns:xlink\s*=/.test(tag) || !text.includes('xlink:') ? '' : ` xmlns:xlink="${XLINK}"`,
  ].join('');
  const place = begin + '<svg'.length;
  // The text is UTF-8 from here on.
  const mended = `${text.slice(0, place)}${missing}${text.slice(place)}`.replace(/^\s*<\?xml[^>]*>/, '');
  return drawingIn(mended) ? new TextEncoder().encode(mended) : null;
}
