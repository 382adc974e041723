/** Exif's orientation tag, and its values except 1 (upright). */
const ORIENTATION = 0x0112;
const isTurned = (orientation: number) => orientation >= 2 && orientation <= 8;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);
const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

function orientationIn(tiff: Uint8Array): number {
  const view = viewOf(tiff);
  if (tiff.length < 8) return 1;
  const little = latin1(tiff.subarray(0, 2)) === 'II';
  const directory = view.getUint32(4, little);
  if (directory + 2 > tiff.length) return 1;
  const entries = view.getUint16(directory, little);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > tiff.length) return 1;
    if (view.getUint16(entry, little) === ORIENTATION) return view.getUint16(entry + 8, little);
  }
  return 1;
}

function orientationOnly(orientation: number): Uint8Array {
  const tiff = new Uint8Array(26);
  const view = viewOf(tiff);
  tiff.set([0x4d, 0x4d, 0, 42]);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, ORIENTATION);
  view.setUint16(12, 3);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return tiff;
}

const EXIF_HEAD = [0x45, 0x78, 0x69, 0x66, 0, 0];
const isExif = (data: Uint8Array) => EXIF_HEAD.every((byte, index) => data[index] === byte);

/** Keeps JPEG segments except application data and comments, but keeps JFIF, colour profile and Adobe's flags. */
function isKeptSegment(marker: number, data: Uint8Array): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  return marker === 0xe0 || marker === 0xee || (marker === 0xe2 && latin1(data.subarray(0, 11)) === 'ICC_PROFILE');
}

function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** Cuts what follows the picture, where phones put further pictures and videos. Null for other files. */
function jpegParts(bytes: Uint8Array): Uint8Array[] | null {
  const parts: Uint8Array[] = [];
  let orientation = 1;
  let hasPixels = false;
  for (let at = 2; at + 1 < bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    // Fill bytes, or garbage between segments.
    if (bytes[at] !== 0xff || marker === 0xff || marker === 0) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) {
      parts.push(bytes.subarray(at, at + 2));
      break;
    }
    if (at + 4 > bytes.length) break;
    const end = at + 2 + viewOf(bytes).getUint16(at + 2);
    const data = bytes.subarray(at + 4, end);
    if (marker === 0xe1 && isExif(data)) orientation = orientationIn(data.subarray(EXIF_HEAD.length));
    hasPixels ||= marker === 0xda;
    const next = marker === 0xda ? endOfScan(bytes, end) : end;
    if (isKeptSegment(marker, data)) parts.push(bytes.subarray(at, next));
    at = next;
  }
  if (!hasPixels) return null;
  const exif = orientationOnly(orientation);
  const turn = isTurned(orientation)
    ? [new Uint8Array([0xff, 0xe1, 0, EXIF_HEAD.length + exif.length + 2, ...EXIF_HEAD, ...exif])]
    : [];
  return [bytes.subarray(0, 2), ...turn, ...parts];
}

function crcOf(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}

function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(data.length + 12);
  viewOf(chunk).setUint32(0, data.length);
  chunk.set(
    Uint8Array.from(type, (character) => character.charCodeAt(0)),
    4,
  );
  chunk.set(data, 8);
  viewOf(chunk).setUint32(data.length + 8, crcOf(chunk.subarray(4, data.length + 8)));
  return chunk;
}

/** Chunks of the picture itself, its colours and its movement: others tell of its author, its device or its making. */
const PNG_KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT sPLT hIST bKGD pHYs acTL fcTL fdAT'.split(' '),
);

function pngParts(bytes: Uint8Array): Uint8Array[] {
  const parts = [bytes.subarray(0, 8)];
  let type = '';
  for (let at = 8; at + 8 <= bytes.length && type !== 'IEND';) {
    const end = at + 12 + viewOf(bytes).getUint32(at);
    type = latin1(bytes.subarray(at + 4, at + 8));
    if (type === 'eXIf') {
      const orientation = orientationIn(bytes.subarray(at + 8, end - 4));
      if (isTurned(orientation)) parts.push(pngChunk(type, orientationOnly(orientation)));
    } else if (PNG_KEPT.has(type)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return parts;
}

const WEBP_KEPT = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const WEBP_EXIF = 0x08;
const WEBP_XMP = 0x04;

function webpParts(bytes: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let features: Uint8Array | undefined;
  let turn: Uint8Array | undefined;
  const fileEnd = Math.min(bytes.length, 8 + viewOf(bytes).getUint32(4, true));
  for (let at = 12; at + 8 <= fileEnd;) {
    const type = latin1(bytes.subarray(at, at + 4));
    const size = viewOf(bytes).getUint32(at + 4, true);
    const chunk = bytes.slice(at, at + 8 + size + (size % 2));
    if (type === 'EXIF') {
      const data = chunk.subarray(8);
      const orientation = orientationIn(isExif(data) ? data.subarray(EXIF_HEAD.length) : data);
      if (isTurned(orientation)) {
        turn = joined([chunk.subarray(0, 8), orientationOnly(orientation)]);
        viewOf(turn).setUint32(4, turn.length - 8, true);
      }
    } else if (WEBP_KEPT.has(type)) {
      if (type === 'VP8X') features = chunk;
      parts.push(chunk);
    }
    at += 8 + size + (size % 2);
  }
  if (features) features[8] = ((features[8] ?? 0) & ~(WEBP_EXIF | WEBP_XMP)) | (turn ? WEBP_EXIF : 0);
  if (turn) parts.push(turn);
  const head = bytes.slice(0, 12);
  viewOf(head).setUint32(4, 4 + parts.reduce((sum, { length }) => sum + length, 0), true);
  return [head, ...parts];
}

const PARTS = new Map(Object.entries({ jpg: jpegParts, png: pngParts, webp: webpParts }));

/** Removes Exif (with the place), XMP, IPTC and comments, and keeps the orientation. Null for an unreadable file. */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>, format: string): Uint8Array<ArrayBuffer> | null {
  const partsOf = PARTS.get(format);
  if (!partsOf) return bytes;
  try {
    const parts = partsOf(bytes);
    return parts && joined(parts);
  } catch {
    // The file is truncated.
    return null;
  }
}
