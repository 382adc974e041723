import type { Bookmark } from '@/lib/domain/bookmark/schema';
import { toBookmarksFile, type BookmarkFolder } from '@/lib/domain/folder/bookmarks-file';
import type { Folder } from '@/lib/domain/folder/schema';
import type { HistoryEntry } from '@/lib/domain/history/schema';
import { exportResumeJson } from '@/lib/domain/resume/json-file';
import { openResume } from '@/lib/domain/resume/resume-document';
import type { Resume } from '@/lib/domain/resume/schema';
import { titleOfResume } from '@/lib/domain/resume/summary';
import { toJsonResume } from '@/lib/domain/resume/to-json-resume';
import { LeftOut, type Collect } from './export-data';

export const collectResumes =
  (listResumes: (signal: AbortSignal) => Promise<readonly Resume[]>, siteUrl: string): Collect =>
  async ({ zip, signal, report, fail }) => {
    const resumes = await listResumes(signal);
    let written = 0;
    for (const [index, resume] of resumes.entries()) {
      const opened = openResume(resume);
      const title = titleOfResume(resume.content);
      const path = zip.pathFor('简历/', title, '');
      if (opened) {
        zip.text(`${path}.json`, exportResumeJson(opened.document));
        zip.json(`${path}.jsonresume.json`, toJsonResume(opened.document, siteUrl).resume);
        written += 1;
      } else {
        zip.json(`${path}.json`, resume);
        fail(`简历“${title}”`, new LeftOut('内容无法识别，按原样放在压缩包里'));
      }
      report(index + 1, resumes.length);
    }
    return written;
  };

interface BookmarkCalls {
  listFolders: (signal: AbortSignal) => Promise<readonly Folder[]>;
  listBookmarks: (folderId: string, signal: AbortSignal) => Promise<Bookmark[]>;
}

export const collectBookmarks =
  ({ listFolders, listBookmarks }: BookmarkCalls): Collect =>
  async ({ zip, signal, report, fail }) => {
    const folders = await listFolders(signal);
    const filled: BookmarkFolder[] = [];
    for (const [index, { id, name }] of folders.entries()) {
      try {
        filled.push({ name, bookmarks: await listBookmarks(id, signal) });
      } catch (error) {
        fail(`文件夹“${name}”`, error);
      }
      report(index + 1, folders.length);
    }
    if (filled.length > 0) {
      zip.text('收藏的站点.html', toBookmarksFile(filled));
      zip.json(
        '收藏的站点.json',
        filled.map(({ name, bookmarks }) => ({
          folder: name,
          sites: bookmarks.map(({ name: title, url, siteDesc }) => ({ name: title, url, note: siteDesc })),
        })),
      );
    }
    return filled.reduce((sum, { bookmarks }) => sum + bookmarks.length, 0);
  };

export const collectHistory =
  (
    listHistory: (
      signal: AbortSignal,
      report: (done: number, total: number) => void,
    ) => Promise<readonly HistoryEntry[]>,
  ): Collect =>
  async ({ zip, signal, report }) => {
    const entries = await listHistory(signal, report);
    const rows = entries.map(({ date, createTime, articleId, articleTitle, authorNickname }) => ({
      time: createTime || date,
      articleId,
      title: articleTitle,
      author: authorNickname,
    }));
    if (rows.length > 0) zip.json('浏览历史.json', rows);
    return rows.length;
  };
