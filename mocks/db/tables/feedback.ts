import { loadFeedbacks, seedAttitudes } from '@/mocks/seed/feedbacks';
import { seededAuthors, seededReaders, seededUsers } from '../seed';
import { defineTable } from '../table';

export interface Feedback {
  id: string;
  userId: string;
  content: string;
  /** The author's client's html; undefined: rendered from `content` on first use. */
  html: string | null | undefined;
  createTime: number;
  updateTime: number;
}

export const feedbacks = defineTable({
  seed: ({ once }) => loadFeedbacks(once(seededAuthors), once(seededReaders)),
});
/** Links from a user to a feedback's reaction, see `attitudeTo`. */
export const attitudes = defineTable({
  seed: ({ once }) => seedAttitudes(once(feedbacks.seed), once(seededUsers)),
});
