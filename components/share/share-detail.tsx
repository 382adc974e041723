'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, type ReactNode } from 'react';
import { Comments } from '@/components/comment/comments';
import { EmptyState } from '@/components/ui/state/empty-state';
import { FollowButton } from '@/components/user/follow-button';
import { MessageLink } from '@/components/user/message-link';
import { refreshShare } from '@/lib/actions/share';
import type { CommentSubject } from '@/lib/domain/comment/schema';
import { setShareCommentCount } from '@/lib/domain/share/cached-shares';
import { shareQueries } from '@/lib/domain/share/queries';
import type { Share } from '@/lib/domain/share/schema';
import { ShareCard } from './share-card';
import { ShareShell } from './share-shell';

interface ShareDetailProps {
  share: Share;
  renderedAt: number;
  count: number | undefined;
  children?: ReactNode;
}

/** A share's page, refetched for its reader, which also detects a deletion. */
export function ShareDetail({ share: rendered, renderedAt, count, children }: ShareDetailProps) {
  const client = useQueryClient();
  const { id, userId: ownerId } = rendered;
  const { data: share } = useQuery({ ...shareQueries.of(id), initialData: rendered, initialDataUpdatedAt: 0 });
  const subject = useMemo<CommentSubject>(() => ({ kind: 'share', id, ownerId }), [id, ownerId]);
  const handleCount = useCallback(
    (read: number) => {
      setShareCommentCount(client, id, read);
      // The cached page has outdated comments. If this fails, it expires within a minute.
      if (count !== undefined && read !== count) refreshShare(id).catch(() => {});
    },
    [client, id, count],
  );
  return (
    <>
      <ShareShell>
        {share ? (
          <ShareCard share={share} renderedAt={renderedAt} single>
            <FollowButton userId={ownerId} nickname={share.nickname} />
            <MessageLink userId={ownerId} nickname={share.nickname} />
          </ShareCard>
        ) : (
          <div role="status">
            <EmptyState of="missing">友圈不存在或已被删除</EmptyState>
          </div>
        )}
      </ShareShell>
      {share && (
        <Comments subject={subject} listTitle="全部评论" count={count} onCount={handleCount}>
          {children}
        </Comments>
      )}
    </>
  );
}
