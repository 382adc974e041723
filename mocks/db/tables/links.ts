import { seedCommentLikes, seedFollows, seedHistories, seedInterest } from '../links';
import { demoMembers, seedArticles, seededAuthors, seededUsers } from '../seed';
import { defineTable, type Seeding } from '../table';
import { comments as commentTable } from './comment';

const seedOfInterest = ({ once }: Seeding) => seedInterest(once(seedArticles).all, once(seededUsers));

export const likes = defineTable({ seed: ({ once }) => once(seedOfInterest).likes });
export const collects = defineTable({ seed: ({ once }) => once(seedOfInterest).collects });
export const commentLikes = defineTable({
  seed: ({ once }) => seedCommentLikes(once(commentTable.seed).values(), once(seededUsers)),
});
export const follows = defineTable({
  seed: ({ once }) => seedFollows([...once(seededAuthors).values()], once(seededUsers)),
});
/** Who read which article when. */
export const histories = defineTable({
  seed: ({ once }) => seedHistories(once(demoMembers), once(seedArticles).all),
});
