export interface PixelSize {
  width: number;
  height: number;
}

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Start of a frame: all markers from 0xc0 to 0xcf but those of tables (Huffman, arithmetic) and JPEG's extensions. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(view: DataView): PixelSize | null {
  for (let at = 2; ;) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff || marker === 0xff || marker === 0) at += 1;
    else if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    else if (marker === 0xda) return null;
    else at += 2 + view.getUint16(at + 2);
  }
}

/** The size of a WebP's canvas, of a lossy or of a lossless picture, by its first chunk. */
function webpSize(view: DataView, chunk: string): PixelSize | null {
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  if (chunk === 'VP8X') return { width: uint24(24) + 1, height: uint24(27) + 1 };
  if (chunk === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  const bits = view.getUint32(21, true);
  return chunk === 'VP8L' ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : null;
}

/** Width and height as the head of a picture says; null where it does not, as in drawings and damaged files. */
export function pixelSize(bytes: Uint8Array<ArrayBuffer>, format: string): PixelSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (format === 'png') return { width: view.getUint32(16), height: view.getUint32(20) };
    if (format === 'gif') return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (format === 'webp') return webpSize(view, latin1(bytes.subarray(12, 16)));
    return format === 'jpg' ? jpegSize(view) : null;
  } catch {
    // The head is cut off.
    return null;
  }
}
