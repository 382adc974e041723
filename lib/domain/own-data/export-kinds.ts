import * as z from 'zod/mini';

export const EXPORT_FORMAT = 'gimishare-take-out';
export const EXPORT_VERSION = 1;

export const EXPORT_KINDS = [
  { kind: 'articles', name: '文章', note: 'Markdown 和图片', ofAccount: true },
  { kind: 'resumes', name: '简历', note: '本站的 JSON 与 JSON Resume', ofAccount: true },
  { kind: 'bookmarks', name: '收藏的站点', note: '浏览器都能导入的书签文件', ofAccount: true },
  { kind: 'history', name: '浏览历史', note: 'JSON', ofAccount: true },
  { kind: 'browser', name: '这个浏览器里的内容', note: '草稿、笔记、进度、练习、偏好', ofAccount: false },
] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number]['kind'];

export const nameOfExport = (kind: ExportKind): string => EXPORT_KINDS.find((entry) => entry.kind === kind)?.name ?? '';

export const MANIFEST_FILE = 'manifest.json';
export const README_FILE = '说明.txt';
export const PERSONAL_FILE = 'data/personal.json';
export const DRAFTS_FILE = 'data/drafts.json';
export const SETTINGS_FILE = 'data/settings.json';
export const FILES_FOLDER = 'data/files/';

/** Stands for the owner in the ids of drafts. */
export const OWNER_MARK = '~';

export const manifestSchema = z.object({
  kind: z.literal(EXPORT_FORMAT),
  version: z.number(),
  createdAt: z.string(),
  site: z.string(),
  counts: z.record(z.string(), z.number()),
  /** The member who packed it, or `visitor`; absent in older ones. */
  owner: z.optional(z.object({ id: z.string(), nickname: z.string().check(z.maxLength(100)) })),
});
export type Manifest = z.output<typeof manifestSchema>;
