import type { feedbackSchema } from '@/lib/domain/feedback/schema';
import { db } from '@/mocks/db';
import { htmlOf } from '@/mocks/db/html';
import type { Feedback } from '@/mocks/db/tables';
import { attitudeTo } from '@/mocks/seed/feedbacks';
import type { Viewer } from './article';
import { apiTime, type Wire } from './wire';

type FullRow = Wire<typeof feedbackSchema>;
/** An earlier release wrote neither html nor a time of the last change. */
type FeedbackRow = Omit<FullRow, 'html' | 'updateTime'> & Partial<FullRow>;

/** A row of the list, with the six reactions. */
export async function feedbackRow(feedback: Feedback, viewer: Viewer): Promise<FeedbackRow> {
  const html = await htmlOf(feedback);
  const author = db.users.get(feedback.userId);
  const countOf = (itemType: string) => db.attitudes.countTo(attitudeTo(feedback.id, itemType));
  const given = (itemType: string) => viewer !== null && db.attitudes.has(viewer.id, attitudeTo(feedback.id, itemType));
  return {
    id: feedback.id,
    userId: feedback.userId,
    nickname: author?.nickname ?? null,
    avatar: author?.avatar ?? null,
    createTime: apiTime(feedback.createTime),
    ...(html !== null && { html, updateTime: apiTime(feedback.updateTime) }),
    content: feedback.content,
    likeCount: countOf('1'),
    dislikeCount: countOf('2'),
    giftCount: countOf('3'),
    heartCount: countOf('4'),
    rocketCount: countOf('5'),
    viewCount: countOf('6'),
    isLiker: given('1'),
    isDisliker: given('2'),
    isGifter: given('3'),
    isHearter: given('4'),
    isRocketer: given('5'),
    isViewer: given('6'),
  };
}
