import { createHash } from 'node:crypto';
import v8 from 'node:v8';

/**
 * A kept page in one file: a digest of all that follows, the length of the tags, the tags as JSON, and the
 * entry. Tags can be read without the rest, and whatever is not whole is noticed.
 */
const DIGEST_BYTES = 32;
const HEAD_BYTES = DIGEST_BYTES + 4;

const digestOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** @param entry anything that can be cloned structurally, such as Next's maps and buffers */
export function encodePageFile(tags: readonly string[], entry: unknown): Buffer {
  const tagBytes = Buffer.from(JSON.stringify(tags));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(tagBytes.length);
  const content = Buffer.concat([length, tagBytes, v8.serialize(entry)]);
  return Buffer.concat([digestOf(content), content]);
}

/** The entry of a file; undefined for one that is empty, cut, or changed. */
export function decodePageFile(file: Buffer): unknown {
  if (file.length < HEAD_BYTES) return undefined;
  const content = file.subarray(DIGEST_BYTES);
  if (!digestOf(content).equals(file.subarray(0, DIGEST_BYTES))) return undefined;
  return v8.deserialize(content.subarray(4 + content.readUInt32LE(0)));
}

/** Bytes from a file's start within which its tags are looked for. */
export const TAGS_WITHIN = 8_192;

/** The tags of a file by its first bytes; undefined where they are not to be had. */
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
