'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { useConfirmedMutation } from '@/hooks/use-confirmed-mutation';
import { deleteUnlessGone } from '@/hooks/lists/delete-unless-gone';
import { refreshShare, refreshShareCircle } from '@/lib/actions/share';
import { checkedBy, isRecord, isText, isTexts } from '@/lib/browser/storage';
import { showToast } from '@/lib/browser/toast-store';
import { sessionQueries } from '@/lib/domain/session/queries';
import { SHARE_PAGE_SIZE } from '@/lib/domain/share/page-size';
import { PUBLISH_SHARE_KEY, shareApi, shareQueries } from '@/lib/domain/share/queries';
import type { Share } from '@/lib/domain/share/schema';
import { findPublished } from '@/lib/domain/share/find-published';
import { userQueries } from '@/lib/domain/user/queries';
import { removeDraftFiles, useDraftFiles } from '@/lib/drafts/draft-files';
import { describeError } from '@/lib/http/api-error';
import type { Page } from '@/lib/http/envelope';
import type { Pages } from '@/lib/query/pages';
import { removeEntity } from '@/lib/query/patch-entity';
import { showPublished } from '@/lib/domain/share/published-shares';
import { useShareDraft } from '@/hooks/share/use-share-draft';
import type { ShareImage } from './use-share-images';

interface Publication {
  content: string;
  block: string;
  images: readonly string[];
  known: readonly KnownShare[];
  /** The share that this one takes the place of. */
  replaces?: string | undefined;
}
type KnownShare = Pick<Share, 'id' | 'createTime'>;
const knownOf = ({ id, createTime }: KnownShare): KnownShare => ({ id, createTime });

const isKnownShare = (value: unknown): value is KnownShare =>
  isRecord(value) && isText(value.id) && isText(value.createTime);
const schema = checkedBy(
  (value): value is Publication =>
    isRecord(value) &&
    isText(value.content) &&
    isText(value.block) &&
    isTexts(value.images) &&
    (value.replaces === undefined || isText(value.replaces)) &&
    Array.isArray(value.known) &&
    value.known.every(isKnownShare),
);

interface PublishShare {
  replaces?: Share | undefined;
  onDone: () => void;
  /** Called with a message; '' when cancelled. The draft stays. */
  onFail: (message: string) => void;
}

interface Upload {
  progress: number | null;
  controller: AbortController;
}

const idle = (): Upload => ({ progress: null, controller: new AbortController() });

/** Per page, because the box may be closed and reopened. */
const useUpload = create<Upload>()(idle);

const shownShares = (client: QueryClient): KnownShare[] =>
  client
    .getQueriesData<Pages<Share> | Page<Share>>({ queryKey: shareQueries.shareCircles() })
    .flatMap(([, data]) => (data && 'pages' in data ? data.pages : [data]))
    .flatMap((page) => page?.list ?? [])
    .map(knownOf);

async function send({ content, block, images }: Publication): Promise<void> {
  useUpload.setState({ ...idle(), ...(images.length > 0 && { progress: 0 }) });
  const { signal } = useUpload.getState().controller;
  try {
    const { createShare } = await shareApi();
    await createShare(
      { content, block, images: images.flatMap((id) => useDraftFiles.getState().files[id] ?? []) },
      { signal, ...(images.length > 0 && { onProgress: (progress) => useUpload.setState({ progress }) }) },
    );
  } finally {
    useUpload.setState({ progress: null });
  }
}

/** Deletes the old one only when the new one is there; a failure leaves both. */
async function deleteReplaced(client: QueryClient, id: string): Promise<void> {
  const { deleteShare } = await shareApi();
  try {
    await deleteUnlessGone(() => deleteShare(id));
  } catch {
    return showToast('新的一条已发布，原来的没能删除，请自己删除', 'failed');
  }
  removeEntity(client, 'share', id);
  void client.invalidateQueries({ queryKey: shareQueries.ofUsers() });
  refreshShare(id).catch(() => {});
}

export function usePublishShare({ replaces, onDone, onFail }: PublishShare) {
  const client = useQueryClient();
  const { drop } = useShareDraft(replaces?.id);
  const { progress, controller } = useUpload();
  const settle = ({ content, images, replaces: oldId }: Publication) => {
    drop({ content, images });
    removeDraftFiles(images);
    const viewer = client.getQueryData(sessionQueries.user().queryKey);
    if (viewer) void client.invalidateQueries(userQueries.counts(viewer.id));
    showPublished();
    if (oldId !== undefined) void deleteReplaced(client, oldId);
    // If it fails, the list's pages expire within half a minute.
    refreshShareCircle().catch(() => {});
    onDone();
  };
  const { run, pending, earlier } = useConfirmedMutation<Publication, unknown>({
    mutationKey: replaces ? [...PUBLISH_SHARE_KEY, replaces.id] : PUBLISH_SHARE_KEY,
    mutationFn: send,
    confirm: {
      schema,
      find: async ({ content, known }) => {
        const { listShares } = await shareApi();
        const [{ list }, { id: userId }] = await Promise.all([
          listShares({ pageNo: 1, pageSize: SHARE_PAGE_SIZE }),
          client.ensureQueryData(sessionQueries.user()),
        ]);
        return findPublished(list, { content, userId, known });
      },
      onFound: settle,
    },
    onDone: settle,
    onFail: (error) => {
      const { signal } = useUpload.getState().controller;
      useUpload.setState(idle());
      onFail(signal.aborted ? '' : describeError(error));
    },
    doneMessage: replaces ? '修改已发布' : '发布友圈成功',
  });
  return {
    publish: ({ content, block, images }: Omit<Publication, 'known' | 'images'> & { images: readonly ShareImage[] }) =>
      run({
        content,
        block,
        images: images.map(({ id }) => id),
        known: [...shownShares(client), ...(replaces ? [replaces] : [])].map(knownOf),
        replaces: replaces?.id,
      }),
    pending,
    earlier,
    progress,
    cancel: () => controller.abort(),
  };
}
