import { createHash } from 'node:crypto';
import v8 from 'node:v8';

/** A file is a digest that detects damage, the length of the tags, the tags, which can be read alone, and the entry. */
const DIGEST_BYTES = 32;
const HEAD_BYTES = DIGEST_BYTES + 4;

const digestOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** @param entry structured-cloneable, such as Next's maps and buffers */
export function encodePageFile(tags: readonly string[], entry: unknown): Buffer {
  const tagBytes = Buffer.from(JSON.stringify(tags));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(tagBytes.length);
  const content = Buffer.concat([length, tagBytes, v8.serialize(entry)]);
  return Buffer.concat([digestOf(content), content]);
}

/** Undefined for an empty, truncated or changed file, and for one that holds something else. */
export function decodePageFile<Entry>(file: Buffer, isEntry: (stored: unknown) => stored is Entry): Entry | undefined {
  if (file.length < HEAD_BYTES) return undefined;
  const content = file.subarray(DIGEST_BYTES);
  if (!digestOf(content).equals(file.subarray(0, DIGEST_BYTES))) return undefined;
  const stored: unknown = v8.deserialize(content.subarray(4 + content.readUInt32LE(0)));
  return isEntry(stored) ? stored : undefined;
}

export const TAGS_WITHIN = 8_192;

export function decodePageTags(start: Buffer): string[] | undefined {
  if (start.length < HEAD_BYTES) return undefined;
  const end = HEAD_BYTES + start.readUInt32LE(DIGEST_BYTES);
  if (end > start.length) return undefined;
  try {
    const tags: unknown = JSON.parse(start.toString('utf8', HEAD_BYTES, end));
    return Array.isArray(tags) ? tags.map(String) : undefined;
  } catch {
    return undefined;
  }
}
