'use client';

import { useEffect, useRef, useState } from 'react';
import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { createFolder, listFolders } from '@/lib/domain/folder/api';
import { folderQueries } from '@/lib/domain/folder/queries';
import type { FolderValues } from '@/lib/domain/folder/schema';
import { mayHold, planImport, type FilledFolder, type ImportPlan } from '@/lib/domain/folder/import-plan';
import { decodeBookmarks } from '@/lib/domain/folder/decode-bookmarks';
import { parseBookmarks, type Bookmarks, type NotedBookmark } from '@/lib/domain/folder/parse-bookmarks';
import { createBookmark, listBookmarks } from '@/lib/domain/bookmark/api';
import { bookmarkQueries } from '@/lib/domain/bookmark/queries';
import { ApiError, describeError, isUnauthorised } from '@/lib/http/api-error';

/** Largest bookmarks file, in bytes: browsers embed icons. */
const BOOKMARKS_FILE_MAX = 100 * 1024 * 1024;

type Privacy = FolderValues['isPrivate'];

interface Outcome {
  created: number;
  failures: readonly NotedBookmark[];
  stopped: boolean;
}

type ImportState =
  | { step: 'choose'; problem: string }
  /** Privacy decides where the bookmarks go. */
  | { step: 'preview'; plans: Readonly<Record<Privacy, ImportPlan>>; stripped: readonly NotedBookmark[] }
  | { step: 'running'; done: number; total: number }
  | ({ step: 'finished' } & Outcome);

/** After this many consecutive failures the API has a problem, not the bookmarks. */
const MAX_FAILURES_IN_A_ROW = 3;

const bookmarksIn = ({ folders }: ImportPlan) => folders.reduce((sum, { bookmarks }) => sum + bookmarks.length, 0);

async function foldersFor({ folders }: Bookmarks, userId: string): Promise<FilledFolder[]> {
  const filled = [];
  for (const folder of await listFolders(userId)) {
    if (folders.some(({ name }) => mayHold(folder.name, name)))
      filled.push({ ...folder, urls: (await listBookmarks(folder.id)).map(({ url }) => url) });
  }
  return filled;
}

async function createdFolder(name: string, isPrivate: Privacy, userId: string): Promise<string> {
  const known = new Set((await listFolders(userId)).map(({ id }) => id));
  await createFolder({ name, isPrivate });
  const folder = (await listFolders(userId)).find((row) => row.name === name && !known.has(row.id));
  if (!folder) throw new Error(`The folder "${name}" was created, and is not listed`);
  return folder.id;
}

/** Imports by a call for each row. A run first reads what exists: nothing comes twice, also after a lost answer. */
export function useImportBookmarks(userId: string) {
  const [state, setState] = useState<ImportState>({ step: 'choose', problem: '' });
  const bookmarks = useRef<Bookmarks>({ folders: [], skipped: [], stripped: [], changed: [] });
  const stopped = useRef(false);
  const stop = () => {
    stopped.current = true;
  };
  useEffect(() => {
    stopped.current = false;
    return stop;
  }, []);

  const { run: choose, pending: reading } = useGatedMutation<File, readonly FilledFolder[]>({
    mutationKey: ['folder', 'import', 'read'],
    mutationFn: async (file) => {
      if (file.size > BOOKMARKS_FILE_MAX) throw new ApiError({ kind: 'business', message: '文件不能超过 100MB' });
      bookmarks.current = parseBookmarks(decodeBookmarks(await file.arrayBuffer()));
      const { folders, skipped } = bookmarks.current;
      if (folders.length + skipped.length === 0) {
        throw new ApiError({ kind: 'business', message: '没有在文件中找到书签，请选择浏览器导出的 HTML 书签文件' });
      }
      return foldersFor(bookmarks.current, userId);
    },
    onDone: (_file, { data: existing }) => {
      const planFor = (privacy: Privacy) => planImport(bookmarks.current, existing, privacy);
      const { stripped } = bookmarks.current;
      setState({ step: 'preview', plans: { 0: planFor('0'), 1: planFor('1') }, stripped });
    },
    onFail: (error) => setState({ step: 'choose', problem: describeError(error) }),
  });

  const { run } = useGatedMutation<Privacy, Outcome>({
    mutationKey: ['folder', 'import', 'run'],
    mutationFn: async (isPrivate) => {
      stopped.current = false;
      const plan = planImport(bookmarks.current, await foldersFor(bookmarks.current, userId), isPrivate);
      const total = bookmarksIn(plan);
      const failures: NotedBookmark[] = [];
      let created = 0;
      let inARow = 0;
      setState({ step: 'running', done: 0, total });
      const attempt = async <T>(call: () => Promise<T>, bookmarks: ImportPlan['folders'][number]['bookmarks']) => {
        if (stopped.current || inARow === MAX_FAILURES_IN_A_ROW) return undefined;
        try {
          const result = await call();
          inARow = 0;
          return { result };
        } catch (error) {
          if (isUnauthorised(error)) throw error;
          inARow += 1;
          for (const { name, url } of bookmarks) failures.push({ name, url, reason: describeError(error) });
          return undefined;
        }
      };
      for (const { id, name, bookmarks } of plan.folders) {
        const folder =
          id === undefined ? await attempt(() => createdFolder(name, isPrivate, userId), bookmarks) : { result: id };
        if (!folder) continue;
        for (const bookmark of bookmarks) {
          if (await attempt(() => createBookmark({ ...bookmark, folderId: folder.result }), [bookmark])) created += 1;
          setState({ step: 'running', done: created + failures.length, total });
        }
      }
      return { created, failures, stopped: created + failures.length < total };
    },
    onDone: (_isPrivate, { data, client }) => {
      setState({ step: 'finished', ...data });
      for (const queryKey of [folderQueries.all(), bookmarkQueries.all()]) void client.invalidateQueries({ queryKey });
    },
    onFail: (error) => setState({ step: 'choose', problem: describeError(error) }),
  });

  return { state, reading, choose, run, stop };
}
