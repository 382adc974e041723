import type { Page } from '@/lib/http/envelope';
import { ApiError, describeError } from '@/lib/http/api-error';
import type { ArticleSource, ArticleSummary } from '@/lib/domain/article/schema';
import { FEED_PAGE_SIZE } from '@/lib/domain/article/page-size';
import type { Bookmark } from '@/lib/domain/bookmark/schema';
import type { Folder } from '@/lib/domain/folder/schema';
import { HISTORY_PAGE_SIZE } from '@/lib/domain/history/page-size';
import type { HistoryEntry } from '@/lib/domain/history/schema';
import type { Resume } from '@/lib/domain/resume/schema';
import { formatApiTime } from '@/lib/utils/time';
import { readPicture } from './read-picture';
import { LeftOut, exportData, type Collect, type TakenOut, type ExportProgress } from './export-data';
import { collectBookmarks, collectHistory, collectResumes } from './export-account';
import { collectArticles } from './export-articles';
import { collectBrowser } from './export-browser';
import type { Manifest, ExportKind } from './export-kinds';

/** Calls that read what is the member's; none of them changes anything. */
export interface AccountCalls {
  listArticles: (pageNo: number, signal: AbortSignal) => Promise<Page<ArticleSummary>>;
  getSource: (id: string, signal: AbortSignal) => Promise<ArticleSource>;
  listResumes: (signal: AbortSignal) => Promise<Resume[]>;
  listFolders: (signal: AbortSignal) => Promise<Folder[]>;
  listBookmarks: (folderId: string, signal: AbortSignal) => Promise<Bookmark[]>;
  listHistory: (pageNo: number, signal: AbortSignal) => Promise<Page<HistoryEntry>>;
}

/** No member has a longer list. */
const MAX_PAGES = 1_000;

async function allRows<T extends { id: string }>(
  listPage: (pageNo: number) => Promise<Page<T>>,
  pageSize: number,
  report: (done: number, total: number) => void = () => {},
): Promise<T[]> {
  const rows = new Map<string, T>();
  for (let pageNo = 1; pageNo <= MAX_PAGES; pageNo += 1) {
    const { list, total } = await listPage(pageNo);
    for (const row of list) rows.set(row.id, row);
    report(rows.size, total);
    if (list.length === 0 || pageNo >= Math.ceil(total / pageSize)) break;
  }
  return [...rows.values()];
}

function reasonOf(error: unknown): string {
  if (error instanceof LeftOut) return error.message;
  return error instanceof ApiError ? describeError(error) : '读取失败，图片的网站可能不允许保存';
}

interface ExportRun {
  owner: Manifest['owner'];
  kinds: readonly ExportKind[];
  calls: AccountCalls;
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
}

export function runExport({ owner, kinds, calls, signal, onProgress }: ExportRun): Promise<TakenOut> {
  const siteUrl = window.location.origin;
  const { getSource, listResumes, listFolders, listBookmarks } = calls;
  const collectors: Record<ExportKind, Collect> = {
    articles: collectArticles({
      listArticles: (abort) => allRows((pageNo) => calls.listArticles(pageNo, abort), FEED_PAGE_SIZE),
      getSource,
      readPicture,
      siteUrl,
    }),
    resumes: collectResumes(listResumes, siteUrl),
    bookmarks: collectBookmarks({ listFolders, listBookmarks }),
    history: collectHistory((abort, report) =>
      allRows((pageNo) => calls.listHistory(pageNo, abort), HISTORY_PAGE_SIZE, report),
    ),
    browser: collectBrowser,
  };
  return exportData({
    collectors: kinds.map((kind) => [kind, collectors[kind]] as const),
    site: siteUrl,
    owner,
    now: formatApiTime(Date.now()),
    signal,
    onProgress,
    reasonOf,
  });
}

export { openFolder, openZip, ImportError } from './packed-files';
export { readExport } from './read-export';
export { planDataImport } from './import-data';
