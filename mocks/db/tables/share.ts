import { seedShareLikes } from '../links';
import { seededUsers, seedShares } from '../seed';
import { byId, defineTable } from '../table';

/** A short post. */
export interface Share {
  id: string;
  userId: string;
  content: string;
  /** Addresses, three at most. */
  pictures: string[];
  block: string;
  createTime: number;
}

/** In order of creation, the oldest first. */
export const shares = defineTable({ seed: ({ once }) => byId(once(seedShares).shares) });

export const shareLikes = defineTable({
  seed: ({ once }) => seedShareLikes(once(seedShares).shares, once(seededUsers)),
});
