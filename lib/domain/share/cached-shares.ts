import type { QueryClient } from '@tanstack/react-query';
import { patchEntity } from '@/lib/query/patch-entity';
import { stepCount, type CountStep } from '@/lib/utils/count-step';
import { shareQueries } from './queries';
import type { Share } from './schema';

interface Liked {
  isLiker: boolean;
  step: CountStep;
  /** Undefined when the session is unknown. */
  viewer: Liker | undefined;
}
type Liker = NonNullable<Share['likers']>[number];

/** Adds or removes the viewer among the likers, as the latest. */
export function setShareLiked(client: QueryClient, id: string, { isLiker, step, viewer }: Liked): void {
  patchEntity(client, 'share', id, (share) => {
    if (share.isLiker === isLiker) return share;
    const others = share.likers?.filter((user) => user.id !== viewer?.id) ?? null;
    const likers = viewer && isLiker && others ? [likerOf(viewer), ...others] : others;
    return { ...share, isLiker, likeCount: stepCount(share.likeCount, step), likers };
  });
}

const likerOf = ({ id, avatar, nickname }: Liker): Liker => ({ id, avatar, nickname });

export const setShareCommentCount = (client: QueryClient, id: string, commentCount: number): void =>
  patchEntity(client, 'share', id, (share) =>
    share.commentCount === commentCount ? share : { ...share, commentCount },
  );

/** Refetches a share that the API calls gone, so that its page shows it. */
export const checkShare = (client: QueryClient, id: string): void =>
  void client.invalidateQueries({ queryKey: shareQueries.of(id).queryKey });
