import { pageOf } from '@/lib/http/fields';
import { request, type RequestContext } from '@/lib/http/request';
import { FEEDBACK_PAGE_SIZE, type Reaction } from './constants';
import { feedbackSchema } from './schema';

/** A page of feedback, newest first. @param pageNo 1-based */
export const listFeedbacks = (pageNo: number, { signal }: RequestContext = {}) =>
  request({
    path: '/feedbacks',
    query: { pageNo, pageSize: FEEDBACK_PAGE_SIZE },
    schema: pageOf(feedbackSchema, FEEDBACK_PAGE_SIZE),
    signal,
  });

interface FeedbackText {
  /** Markdown. */
  content: string;
  html: string;
}

export const createFeedback = (body: FeedbackText) => request({ path: '/feedbacks/create', body });

export const updateFeedback = (body: FeedbackText & { id: string }) => request({ path: '/feedbacks/update', body });

export const deleteFeedback = (id: string) => request({ path: '/feedbacks/delete', query: { id } });

/** Adds or removes a reaction. */
export const react = (feedbackId: string, itemType: Reaction['code'], given: boolean) =>
  request({
    path: given ? '/feedbacks/attitude/increase' : '/feedbacks/attitude/cancel',
    query: { feedbackId, itemType },
  });
