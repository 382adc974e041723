import * as z from 'zod/mini';
import { count, flag, memberName, otherId, picture, rowId, text } from '@/lib/http/fields';

/** A feedback. `html` comes from its author's client and is not trusted. */
export const feedbackSchema = z.object({
  id: rowId(),
  userId: otherId(),
  nickname: memberName(),
  avatar: picture(),
  createTime: text(),
  updateTime: text(),
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
});
export type Feedback = z.output<typeof feedbackSchema>;

declare module '@/lib/query/patch-entity' {
  interface Entities {
    feedback: Feedback;
  }
}
