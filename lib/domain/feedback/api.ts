import { pageOf } from '@/lib/http/fields';
import { request, type RequestContext, write } from '@/lib/http/request';
import { FEEDBACK_PAGE_SIZE } from './page-size';
import type { Reaction } from './reactions';
import { feedbackSchema } from './schema';

export const listFeedbacks = (pageNo: number, { signal }: RequestContext = {}) =>
  request({
    path: '/feedbacks',
    query: { pageNo, pageSize: FEEDBACK_PAGE_SIZE },
    schema: pageOf(feedbackSchema, FEEDBACK_PAGE_SIZE),
    signal,
  });

interface FeedbackText {
  content: string;
  html: string;
}

export const createFeedback = (body: FeedbackText) => write({ path: '/feedbacks/create', body });

export const updateFeedback = (body: FeedbackText & { id: string }) => write({ path: '/feedbacks/update', body });

export const deleteFeedback = (id: string) => write({ path: '/feedbacks/delete', query: { id } });

export const react = (feedbackId: string, itemType: Reaction['code'], given: boolean) =>
  write({
    path: given ? '/feedbacks/attitude/increase' : '/feedbacks/attitude/cancel',
    query: { feedbackId, itemType },
  });
