import {
  MANIFEST_FILE,
  nameOfExport,
  README_FILE,
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type Manifest,
  type ExportKind,
} from './export-kinds';
import { keysOf } from '@/lib/utils/keys-of';
import { ZipWriter } from './zip-writer';

/** A reason in the reader's words. */
export class LeftOut extends Error {}

interface ExportFailure {
  what: string;
  why: string;
}

export interface ExportContext {
  zip: ZipWriter;
  signal: AbortSignal;
  report: (done: number, total: number) => void;
  fail: (what: string, error: unknown) => void;
}

/** Adds one kind to the zip. @returns how many there are of it */
export type Collect = (context: ExportContext) => Promise<number>;

export interface ExportProgress {
  kind: ExportKind;
  done: number;
  total: number;
}

export interface TakenOut {
  file: Blob;
  name: string;
  counts: Readonly<Partial<Record<ExportKind, number>>>;
  failures: readonly ExportFailure[];
}

interface ExportOptions {
  collectors: readonly (readonly [ExportKind, Collect])[];
  site: string;
  owner: Manifest['owner'];
  now: string;
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
  reasonOf: (error: unknown) => string;
}

const readme = (counts: TakenOut['counts'], failures: readonly ExportFailure[], site: string, now: string) =>
  [
    `从 ${site} 带走的数据，打包于 ${now}（北京时间）。`,
    '',
    ...keysOf(counts).map((kind) => `${nameOfExport(kind)}：${counts[kind]}`),
    '',
    '文章是 Markdown，图片在“文章/图片”里；收藏的站点.html 可以导入任何浏览器；简历有本站的 JSON，也有 JSON Resume。',
    'data 文件夹里是这个浏览器保存的草稿、笔记、进度和偏好，在另一台设备的“设置 → 我的数据”里可以恢复。',
    '这里没有登录凭证和密码，也没有别人发给你的私信。',
    ...(failures.length === 0
      ? []
      : ['', `没有带走的 ${failures.length} 项：`, ...failures.map(({ what, why }) => `- ${what}：${why}`)]),
    '',
  ].join('\r\n');

/** Puts all kinds into one zip. What fails is noted in it, and the others go on; an abort ends it all. */
export async function exportData({
  collectors,
  site,
  owner,
  now,
  signal,
  onProgress,
  reasonOf,
}: ExportOptions): Promise<TakenOut> {
  const zip = new ZipWriter();
  const failures: ExportFailure[] = [];
  const counts: Partial<Record<ExportKind, number>> = {};
  for (const [kind, collect] of collectors) {
    signal.throwIfAborted();
    onProgress({ kind, done: 0, total: 0 });
    const fail = (what: string, error: unknown) => {
      signal.throwIfAborted();
      failures.push({ what, why: reasonOf(error) });
    };
    try {
      counts[kind] = await collect({
        zip,
        signal,
        report: (done, total) => onProgress({ kind, done, total }),
        fail,
      });
    } catch (error) {
      fail(nameOfExport(kind), error);
    }
  }
  signal.throwIfAborted();
  const manifest: Manifest = { kind: EXPORT_FORMAT, version: EXPORT_VERSION, createdAt: now, site, counts, owner };
  zip.json(MANIFEST_FILE, manifest);
  zip.text(README_FILE, readme(counts, failures, site, now));
  return { file: zip.finish(), name: `我的数据-${now.slice(0, 10)}.zip`, counts, failures };
}
