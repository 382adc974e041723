'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isProvisional, useOwner, VISITOR } from '@/lib/browser/owner';
import { saveFile } from '@/lib/browser/files/save-file';
import { getArticleSource, listArticlesOfUser } from '@/lib/domain/article/api';
import { FEED_PAGE_SIZE } from '@/lib/domain/article/page-size';
import { listBookmarks } from '@/lib/domain/bookmark/api';
import { listFolders } from '@/lib/domain/folder/api';
import { listHistory } from '@/lib/domain/history/api';
import { ownDataQueries } from '@/lib/domain/own-data/queries';
import type { TakenOut, ExportProgress } from '@/lib/domain/own-data/export-data';
import type { ExportKind } from '@/lib/domain/own-data/export-kinds';
import type { AccountCalls } from '@/lib/domain/own-data/own-data.bundle';
import { listResumes } from '@/lib/domain/resume/api';
import type { SessionUser } from '@/lib/domain/session/schema';
import { describeError } from '@/lib/http/api-error';

const callsOf = (userId: string): AccountCalls => ({
  listArticles: (pageNo, signal) => listArticlesOfUser({ userId, pageNo, pageSize: FEED_PAGE_SIZE }, { signal }),
  getSource: (id, signal) => getArticleSource(id, { signal }),
  listResumes: (signal) => listResumes({ signal }),
  listFolders: (signal) => listFolders(userId, { signal }),
  listBookmarks: (folderId, signal) => listBookmarks(folderId, { signal }),
  listHistory: (pageNo, signal) => listHistory(pageNo, { signal }),
});

/** The packer is unknown while the session has not said who that is. */
function packerOf(user: SessionUser | undefined) {
  if (user) return { id: user.id, nickname: user.nickname };
  const { owner: id } = useOwner.getState();
  return id === VISITOR || !isProvisional(id) ? { id, nickname: '' } : undefined;
}

type ExportState =
  | { step: 'choose'; problem: string }
  | { step: 'running'; progress?: ExportProgress }
  | { step: 'finished'; taken: TakenOut };

/** Packs the chosen kinds in this browser. Leaving the page ends it. */
export function useExportData(user: SessionUser | undefined) {
  const client = useQueryClient();
  const [state, setState] = useState<ExportState>({ step: 'choose', problem: '' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (kinds: readonly ExportKind[]) => {
    const controller = new AbortController();
    running.current = controller;
    setState({ step: 'running' });
    try {
      const { runExport } = await client.fetchQuery(ownDataQueries.parts());
      const taken = await runExport({
        kinds,
        owner: packerOf(user),
        calls: callsOf(user?.id ?? ''),
        signal: controller.signal,
        onProgress: (progress) => setState({ step: 'running', progress }),
      });
      saveFile(taken.file, taken.name);
      setState({ step: 'finished', taken });
    } catch (error) {
      setState({
        step: 'choose',
        problem: controller.signal.aborted ? '已取消，什么也没有保存' : describeError(error),
      });
    }
  };
  return {
    state,
    run: (kinds: readonly ExportKind[]) => void run(kinds),
    cancel: () => running.current?.abort(),
    again: () => setState({ step: 'choose', problem: '' }),
  };
}
