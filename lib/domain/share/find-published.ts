import type { Share } from './schema';
import { asSent } from './share-text';

interface Published {
  content: string;
  /** Its author. */
  userId: string;
  /** The shares that were shown before. */
  known: readonly Pick<Share, 'id' | 'createTime'>[];
}

/** Finds a share that was published although its answer got lost: a new one of the same author and text. */
export function findPublished(shares: readonly Share[], { content, userId, known }: Published): Share | undefined {
  const newest = known.reduce((time, share) => (share.createTime > time ? share.createTime : time), '');
  return shares.find(
    (share) =>
      share.userId === userId &&
      asSent(share.content).trim() === asSent(content).trim() &&
      share.createTime >= newest &&
      !known.some(({ id }) => id === share.id),
  );
}
