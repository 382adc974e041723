import { strToU8, Zip, ZipDeflate } from 'fflate';
import { firstCharacters } from '@/lib/utils/characters-in';
import { fileName } from '@/lib/utils/file-name';
import { trimEndOf } from '@/lib/utils/trim-end';

const LONGEST_NAME = 60;
/** Names that Windows keeps for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

export class ZipWriter {
  private readonly pieces: BlobPart[] = [];
  private readonly paths = new Set<string>();
  private failure: Error | undefined;
  private readonly zip = new Zip((error, piece) => {
    if (error) this.failure = error;
    else this.pieces.push(piece.slice());
  });

  /** A free path in the folder, for a name that a member wrote. */
  pathFor(folder: string, name: string, ending: string): string {
    const plain = trimEndOf(firstCharacters(fileName(name), LONGEST_NAME), ' .')
      .replace(/^\.+/, '')
      .trim();
    const base = folder + (plain === '' || RESERVED.test(plain) ? `未命名${plain}` : plain);
    let path = base + ending;
    for (let count = 2; this.paths.has(path.toLowerCase()); count += 1) path = `${base} (${count})${ending}`;
    this.paths.add(path.toLowerCase());
    return path;
  }

  text(path: string, text: string): void {
    this.add(path, strToU8(text), 6);
  }

  json(path: string, value: unknown): void {
    this.text(path, JSON.stringify(value, null, 2));
  }

  /** Pictures are compressed already. */
  bytes(path: string, content: Uint8Array): void {
    this.add(path, content, 0);
  }

  private add(path: string, content: Uint8Array, level: 0 | 6): void {
    const file = new ZipDeflate(path, { level });
    this.zip.add(file);
    file.push(content, true);
  }

  finish(): Blob {
    this.zip.end();
    if (this.failure) throw this.failure;
    return new Blob(this.pieces, { type: 'application/zip' });
  }
}
