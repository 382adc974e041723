import { seedShareLikes } from '../links';
import { seededUsers, seedShares } from '../seed';
import { byId, defineTable } from '../table';

export interface Share {
  id: string;
  userId: string;
  content: string;
  pictures: string[];
  block: string;
  createTime: number;
}

export const shares = defineTable({ seed: ({ once }) => byId(once(seedShares).shares) });

export const shareLikes = defineTable({
  seed: ({ once }) => seedShareLikes(once(seedShares).shares, once(seededUsers)),
});
