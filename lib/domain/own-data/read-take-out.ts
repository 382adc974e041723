import { strFromU8, unzipSync } from 'fflate';
import * as z from 'zod/mini';
import {
  DRAFTS_FILE,
  FILES_FOLDER,
  MANIFEST_FILE,
  manifestSchema,
  PERSONAL_FILE,
  SETTINGS_FILE,
  TAKE_OUT_VERSION,
  type Manifest,
} from './take-out-kinds';

const MEGABYTE = 1024 * 1024;
const MOST_BYTES = 600 * MEGABYTE;
/** The files that are read have at most this size once they are unpacked. */
const MOST_UNPACKED = 200 * MEGABYTE;
const LARGEST_FILE = 40 * MEGABYTE;
const MOST_FILES = 5_000;

const draftSchema = z.object({
  id: z.string().check(z.maxLength(500)),
  kind: z.string().check(z.maxLength(50)),
  subjectId: z.string().check(z.maxLength(500)),
  value: z.unknown(),
  base: z.string(),
  savedAt: z.number(),
  file: z.optional(z.string()),
});
export type TakenDraft = Omit<z.output<typeof draftSchema>, 'file'>;

export interface ReadTakeOut {
  manifest: Manifest;
  personal: Readonly<Record<string, unknown>>;
  drafts: readonly TakenDraft[];
  settings: Readonly<Record<string, unknown>>;
  /** Entries that no release of ours writes. */
  dropped: number;
}

export class TakeInError extends Error {}

const isOurs = (name: string) =>
  [MANIFEST_FILE, PERSONAL_FILE, DRAFTS_FILE, SETTINGS_FILE].includes(name) || name.startsWith(FILES_FOLDER);

/** Each file says its size and gets no more space than that (fflate), so that a small zip cannot fill the memory. */
function unpack(content: Uint8Array): Record<string, Uint8Array> {
  let bytes = 0;
  let files = 0;
  return unzipSync(content, {
    filter: ({ name, originalSize }) => {
      if (!isOurs(name)) return false;
      bytes += originalSize;
      files += 1;
      if (originalSize > LARGEST_FILE || bytes > MOST_UNPACKED || files > MOST_FILES)
        throw new TakeInError('压缩包里的内容大得不正常，没有读取');
      return true;
    },
  });
}

function jsonOf(content: Uint8Array | undefined): unknown {
  if (!content) return undefined;
  try {
    return JSON.parse(strFromU8(content));
  } catch {
    return undefined;
  }
}

const recordOf = (value: unknown): Record<string, unknown> =>
  z.safeParse(z.record(z.string(), z.unknown()), value).data ?? {};

/** Reads a zip that the site made. @throws TakeInError with a sentence for the reader */
export async function readTakeOut(file: Blob): Promise<ReadTakeOut> {
  if (file.size > MOST_BYTES) throw new TakeInError('文件超过了 600MB');
  let files: Record<string, Uint8Array>;
  try {
    files = unpack(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    if (error instanceof TakeInError) throw error;
    throw new TakeInError('这不是压缩包，或者没有下载完整', { cause: error });
  }
  const { data: manifest } = manifestSchema.safeParse(jsonOf(files[MANIFEST_FILE]));
  if (!manifest) throw new TakeInError('这不是从本站带走的数据');
  if (manifest.version > TAKE_OUT_VERSION) throw new TakeInError('它来自更新的版本，请刷新页面后再试');
  const rows = jsonOf(files[DRAFTS_FILE]);
  let dropped = 0;
  const drafts = (Array.isArray(rows) ? rows : []).slice(0, MOST_FILES).flatMap((row): TakenDraft[] => {
    const { data } = draftSchema.safeParse(row);
    const content = data?.file === undefined ? undefined : files[data.file];
    if (!data || (data.file !== undefined && !content)) {
      dropped += 1;
      return [];
    }
    const { file: _file, value, ...draft } = data;
    return [{ ...draft, value: content ? { ...Object(value), bytes: content.slice().buffer } : value }];
  });
  return {
    manifest,
    personal: recordOf(jsonOf(files[PERSONAL_FILE])),
    drafts,
    settings: recordOf(jsonOf(files[SETTINGS_FILE])),
    dropped,
  };
}
