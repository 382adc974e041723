import type { Share } from './schema';
import { asSent } from './share-text';

interface Published {
  content: string;
  userId: string;
  known: readonly Pick<Share, 'id' | 'createTime'>[];
}

/** Finds a share whose answer got lost: a new one by the same author with the same text. */
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
