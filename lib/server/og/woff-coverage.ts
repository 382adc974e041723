import { inflateSync } from 'node:zlib';

const WOFF_HEADER_SIZE = 44;
const TABLE_ENTRY_SIZE = 20;
const SEGMENTS_OF_BMP = 4;

function readTable(woff: Buffer, name: string): Buffer | null {
  const count = woff.readUInt16BE(12);
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF_HEADER_SIZE + index * TABLE_ENTRY_SIZE;
    if (woff.toString('latin1', entry, entry + 4) !== name) continue;
    const offset = woff.readUInt32BE(entry + 4);
    const packedSize = woff.readUInt32BE(entry + 8);
    const size = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(offset, offset + packedSize);
    return packedSize < size ? inflateSync(packed) : packed;
  }
  return null;
}

function findSegments(cmap: Buffer): number | null {
  const count = cmap.readUInt16BE(2);
  for (let index = 0; index < count; index += 1) {
    const offset = cmap.readUInt32BE(4 + index * 8 + 4);
    if (cmap.readUInt16BE(offset) === SEGMENTS_OF_BMP) return offset;
  }
  return null;
}

/** The characters that a WOFF font really has; packages declare more. */
export function coverageOf(woff: Buffer): ReadonlySet<number> {
  const covered = new Set<number>();
  const cmap = readTable(woff, 'cmap');
  const table = cmap && findSegments(cmap);
  if (!cmap || table === null) return covered;
  const doubleCount = cmap.readUInt16BE(table + 6);
  for (let segment = 0; segment < doubleCount; segment += 2) {
    const end = cmap.readUInt16BE(table + 14 + segment);
    const start = cmap.readUInt16BE(table + 16 + doubleCount + segment);
    const delta = cmap.readUInt16BE(table + 16 + doubleCount * 2 + segment);
    const rangeAt = table + 16 + doubleCount * 3 + segment;
    const range = cmap.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const glyph = range === 0 ? code + delta : cmap.readUInt16BE(rangeAt + range + (code - start) * 2);
      if ((glyph & 0xffff) !== 0) covered.add(code);
    }
  }
  return covered;
}
