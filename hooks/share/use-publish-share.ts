'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { sessionQueries } from '@/lib/domain/session/queries';
import { PUBLISH_SHARE_KEY, SHARE_PAGE_SIZE } from '@/lib/domain/share/constants';
import { shareQueries } from '@/lib/domain/share/queries';
import type { Share } from '@/lib/domain/share/schema';
import { findPublished } from '@/lib/domain/share/utils';
import { userQueries } from '@/lib/domain/user/queries';
import { removeDraftFiles } from '@/lib/drafts/draft-files';
import { describeError } from '@/lib/http/api-error';
import type { Page } from '@/lib/http/envelope';
import type { Pages } from '@/lib/query/pages';
import { useShareDraft } from './use-share-draft';
import type { ShareImage } from './use-share-images';

interface Publication {
  content: string;
  block: string;
  images: readonly ShareImage[];
  /** The shares that were shown before the write. */
  known: readonly Share[];
}

interface PublishShare {
  onDone: () => void;
  /** Called with the message for the user; '' when they cancelled it. Everything written stays. */
  onFail: (message: string) => void;
}

interface Upload {
  /** The part (0 to 1) of the pictures that has been sent; null when none are being sent. */
  progress: number | null;
  controller: AbortController;
}

const idle = (): Upload => ({ progress: null, controller: new AbortController() });

/** Of the page, because the box may be left and opened again meanwhile. */
const useUpload = create<Upload>()(idle);

const api = () => import('@/lib/domain/share/api');

const shownShares = (client: QueryClient): Share[] =>
  client
    .getQueriesData<Pages<Share> | Page<Share>>({ queryKey: shareQueries.feeds() })
    .flatMap(([, data]) => (data && 'pages' in data ? data.pages : [data]))
    .flatMap((page) => page?.list ?? []);

async function send({ content, block, images }: Publication): Promise<void> {
  useUpload.setState({ ...idle(), ...(images.length > 0 && { progress: 0 }) });
  const { signal } = useUpload.getState().controller;
  try {
    const { createShare } = await api();
    await createShare(
      { content, block, images: images.map(({ file }) => file) },
      { signal, ...(images.length > 0 && { onProgress: (progress) => useUpload.setState({ progress }) }) },
    );
  } finally {
    useUpload.setState({ progress: null });
  }
}

/** Publishes a share, at most once, and then removes its draft. */
export function usePublishShare({ onDone, onFail }: PublishShare) {
  const client = useQueryClient();
  const { drop } = useShareDraft();
  const { progress, controller } = useUpload();
  const { run, pending } = useGatedMutation<Publication, unknown>({
    mutationKey: PUBLISH_SHARE_KEY,
    mutationFn: send,
    find: async ({ content, known }) => {
      const { listShares } = await api();
      const [{ list }, { id: userId }] = await Promise.all([
        listShares({ pageNo: 1, pageSize: SHARE_PAGE_SIZE }),
        client.ensureQueryData(sessionQueries.user()),
      ]);
      return findPublished(list, { content, userId, known });
    },
    onDone: ({ content, images }) => {
      const ids = images.map(({ id }) => id);
      drop({ content, images: ids });
      removeDraftFiles(ids);
      const viewer = client.getQueryData(sessionQueries.user().queryKey);
      if (viewer) void client.invalidateQueries(userQueries.counts(viewer.id));
      onDone();
    },
    onFail: (error) => {
      const { signal } = useUpload.getState().controller;
      useUpload.setState(idle());
      onFail(signal.aborted ? '' : describeError(error));
    },
    doneMessage: '发布友圈成功',
  });
  return {
    publish: (publication: Omit<Publication, 'known'>) => run({ ...publication, known: shownShares(client) }),
    pending,
    progress,
    cancel: () => controller.abort(),
  };
}
