import { seedHistories } from '../links';
import { demoMembers, seedArticles } from '../seed';
import { defineTable } from '../table';

export const histories = defineTable({
  seed: ({ once }) => seedHistories(once(demoMembers), once(seedArticles).all),
});
