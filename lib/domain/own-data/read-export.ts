import { strFromU8 } from 'fflate';
import * as z from 'zod/mini';
import { lookUp } from '@/lib/utils/look-up';
import { MAX_FILES, ImportError, type PackedFiles } from './packed-files';
import { checkedRow } from './row-forms';
import {
  DRAFTS_FILE,
  MANIFEST_FILE,
  manifestSchema,
  PERSONAL_FILE,
  SETTINGS_FILE,
  EXPORT_VERSION,
  type Manifest,
} from './export-kinds';

const draftSchema = z.object({
  id: z.string().check(z.maxLength(500)),
  kind: z.string().check(z.maxLength(50)),
  subjectId: z.string().check(z.maxLength(500)),
  value: z.unknown(),
  base: z.string(),
  savedAt: z.number(),
  file: z.optional(z.string()),
});

const PARTS = {
  [PERSONAL_FILE]: '记录、进度和偏好',
  [DRAFTS_FILE]: '草稿和笔记',
  [SETTINGS_FILE]: '外观设置',
} as const;

function jsonOf(content: Uint8Array | undefined): unknown {
  if (!content) return undefined;
  try {
    return JSON.parse(strFromU8(content));
  } catch {
    return undefined;
  }
}

/** The manifest says in which folder the export is: one that was packed again has it deeper. */
function findManifest(files: PackedFiles): { manifest: Manifest; folder: string } {
  const found = [...files].filter(([path]) => `/${path}`.endsWith(`/${MANIFEST_FILE}`));
  const [first, second] = found.flatMap(([path, content]) => {
    const { data: manifest } = manifestSchema.safeParse(jsonOf(content));
    return manifest ? [{ manifest, folder: path.slice(0, -MANIFEST_FILE.length) }] : [];
  });
  if (second) throw new ImportError('这里面有不止一份数据，请只留一份再选');
  if (first) return first;
  const isDamaged = found.some(([, content]) => jsonOf(content) === undefined);
  throw new ImportError(isDamaged ? '里面的 manifest.json 损坏了，请重新打包下载' : '这不是从本站带走的数据');
}

/** Reads what the site packed. @throws ImportError */
export function readExport(files: PackedFiles) {
  const { manifest, folder } = findManifest(files);
  if (manifest.version > EXPORT_VERSION) throw new ImportError('它来自更新的版本，请刷新页面后再试');
  const unreadable: string[] = [];
  const part = <T>(name: keyof typeof PARTS, schema: z.ZodMiniType<T>): T | undefined => {
    const { data } = z.safeParse(schema, jsonOf(files.get(folder + name)));
    const isExpected = files.has(folder + name) || lookUp(manifest.counts, 'browser') !== undefined;
    if (data === undefined && isExpected) unreadable.push(PARTS[name]);
    return data;
  };
  const record = z.record(z.string(), z.unknown());
  const personal = part(PERSONAL_FILE, record) ?? {};
  const rows = part(DRAFTS_FILE, z.array(z.unknown())) ?? [];
  const settings = part(SETTINGS_FILE, record) ?? {};
  const drafts = rows.slice(0, MAX_FILES).flatMap((row) => {
    const { data } = draftSchema.safeParse(row);
    if (!data) return [];
    const { file, value, ...draft } = data;
    if (file === undefined) return checkedRow({ ...draft, value }) ?? [];
    const content = files.get(folder + file);
    return (content && checkedRow({ ...draft, value: { ...Object(value), bytes: content.slice().buffer } })) ?? [];
  });
  return { manifest, personal, drafts, settings, unreadable, dropped: rows.length - drafts.length };
}
export type ReadExport = ReturnType<typeof readExport>;
