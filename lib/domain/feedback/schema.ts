import * as z from 'zod/mini';
import { count, flag, text } from '@/lib/http/fields';
import { fingerprint } from '@/lib/utils/fingerprint';

/** What a member wrote to the site. `html` was made by their client and is not trusted. */
export const feedbackSchema = z.pipe(
  z.object({
    id: z.string(),
    userId: text(),
    nickname: text(),
    avatar: text(),
    createTime: text(),
    updateTime: text(),
    /** Markdown. */
    content: text(),
    html: text(),
    likeCount: count(),
    dislikeCount: count(),
    giftCount: count(),
    heartCount: count(),
    rocketCount: count(),
    viewCount: count(),
    isLiker: flag(),
    isDisliker: flag(),
    isGifter: flag(),
    isHearter: flag(),
    isRocketer: flag(),
    isViewer: flag(),
  }),
  // Server and browser find the rendered html by it.
  z.transform((row) => ({ ...row, contentKey: `feedback-${fingerprint(row.html)}` })),
);
export type Feedback = z.output<typeof feedbackSchema>;
