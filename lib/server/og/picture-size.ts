import 'server-only';

interface PictureSize {
  width: number;
  height: number;
}

/** Markers of a JPEG's frame, which holds the size: the kinds that the renderer knows. */
const FRAMES = [0xc0, 0xc1, 0xc2];

function jpegSize(bytes: Buffer): PictureSize | null {
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (FRAMES.includes(bytes.readUInt8(at + 1)))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  return null;
}

/** Size of a picture by its first bytes; null for what the renderer does not draw, such as GIF and WebP, or must not, as SVG. */
export function pictureSize(bytes: Buffer): PictureSize | null {
  if (bytes.length < 24) return null;
  const head = bytes.toString('latin1', 0, 8);
  if (head === '\x89PNG\r\n\x1a\n') return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  return head.startsWith('\xff\xd8\xff') ? jpegSize(bytes) : null;
}
