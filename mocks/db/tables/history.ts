import { seedHistories } from '../links';
import { demoMembers, seedArticles } from '../seed';
import { defineTable } from '../table';

/** Who read which article when. */
export const histories = defineTable({
  seed: ({ once }) => seedHistories(once(demoMembers), once(seedArticles).all),
});
