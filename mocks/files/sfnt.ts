import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const padded = (size: number): number => Math.ceil(size / 4) * 4;

/** Unpacks a WOFF font to plain sfnt, so that reading glyphs unpacks its tables only once. */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const [offset, packedSize, size] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field));
    const packed = woff.subarray(offset, (offset ?? 0) + (packedSize ?? 0));
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      content: packedSize === size ? packed : inflateSync(packed),
    };
  });
  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  let offset = header.length;
  const parts = tables.map(({ tag, checksum, content }, index) => {
    const entry = SFNT_HEADER + index * SFNT_ENTRY;
    tag.copy(header, entry);
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(content.length, entry + 12);
    offset += padded(content.length);
    return Buffer.concat([content, Buffer.alloc(padded(content.length) - content.length)]);
  });
  return Buffer.concat([header, ...parts]);
}
