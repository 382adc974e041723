import { unzipSync } from 'fflate';
import { DRAFTS_FILE, FILES_FOLDER, MANIFEST_FILE, PERSONAL_FILE, SETTINGS_FILE } from './export-kinds';

const MEGABYTE = 1024 * 1024;
const MAX_ZIP_BYTES = 600 * MEGABYTE;
/** The files that are read have at most this size once they are unpacked. */
const MAX_UNPACKED_BYTES = 200 * MEGABYTE;
const MAX_FILE_BYTES = 40 * MEGABYTE;
export const MAX_FILES = 5_000;

/** A sentence for the reader. */
export class ImportError extends Error {}

/** The files of an export by their paths; one that is damaged is undefined. */
export type PackedFiles = ReadonlyMap<string, Uint8Array | undefined>;

const PARTS = [MANIFEST_FILE, PERSONAL_FILE, DRAFTS_FILE, SETTINGS_FILE];

/** Folders may stand above an export that was packed again, and macOS adds files of its own (`._manifest.json`). */
const isOurs = (path: string): boolean =>
  !path.startsWith('__MACOSX/') &&
  !path.endsWith('/') &&
  (PARTS.some((part) => path === part || path.endsWith(`/${part}`)) || `/${path}`.includes(`/${FILES_FOLDER}`));

/** Packers of Windows may separate folders by `\`. */
const pathOf = (name: string): string => name.replaceAll('\\', '/');

function checkSizes(sizes: readonly number[]): void {
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (sizes.length > MAX_FILES || bytes > MAX_UNPACKED_BYTES || sizes.some((size) => size > MAX_FILE_BYTES))
    throw new ImportError('压缩包里的内容大得不正常，没有读取');
}

/**
 * Each file says its size and gets no more space than that (fflate), so that a small zip cannot fill the memory. One
 * damaged file fails them all, so halves are tried until it stands alone.
 */
function unpack(content: Uint8Array, names: readonly string[]): [path: string, content: Uint8Array | undefined][] {
  const wanted = new Set(names);
  try {
    const files = unzipSync(content, { filter: ({ name }) => wanted.has(name) });
    return Object.entries(files).map(([name, bytes]) => [pathOf(name), bytes]);
  } catch {
    if (names.length <= 1) return names.map((name) => [pathOf(name), undefined]);
    const half = Math.ceil(names.length / 2);
    return [...unpack(content, names.slice(0, half)), ...unpack(content, names.slice(half))];
  }
}

/** @throws ImportError */
export async function openZip(file: Blob): Promise<PackedFiles> {
  if (file.size > MAX_ZIP_BYTES) throw new ImportError('文件超过了 600MB');
  const content = new Uint8Array(await file.arrayBuffer());
  const found: { name: string; originalSize: number }[] = [];
  try {
    unzipSync(content, {
      filter: (entry) => {
        if (isOurs(pathOf(entry.name))) found.push(entry);
        return false;
      },
    });
  } catch (error) {
    throw new ImportError('这不是压缩包，或者没有下载完整', { cause: error });
  }
  checkSizes(found.map(({ originalSize }) => originalSize));
  return new Map(unpack(content, [...new Set(found.map(({ name }) => name))]));
}

/** Opens the folder of a zip that was unpacked. @throws ImportError */
export async function openFolder(files: readonly { path: string; file: Blob }[]): Promise<PackedFiles> {
  const found = files.filter(({ path }) => isOurs(path));
  checkSizes(found.map(({ file }) => file.size));
  const read = found.map(async ({ path, file }) => {
    const bytes = await file.arrayBuffer().catch(() => undefined);
    return [path, bytes && new Uint8Array(bytes)] as const;
  });
  return new Map(await Promise.all(read));
}
