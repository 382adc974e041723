import * as z from 'zod/mini';
import { pageOf } from '@/lib/http/fields';
import { request, type RequestContext } from '@/lib/http/request';
import { FEEDBACK_PAGE_SIZE, type Reaction } from './constants';
import { feedbackSchema } from './schema';

/** A page of feedback, newest first. @param pageNo 1-based */
export const listFeedbacks = (pageNo: number, { signal }: RequestContext = {}) =>
  request({
    method: 'GET',
    path: '/feedbacks',
    query: { pageNo, pageSize: FEEDBACK_PAGE_SIZE },
    schema: pageOf(feedbackSchema, { max: FEEDBACK_PAGE_SIZE }),
    signal,
  });

export interface FeedbackText {
  /** Markdown. */
  content: string;
  html: string;
}

export const createFeedback = (body: FeedbackText) =>
  request({ method: 'POST', path: '/feedbacks/create', body, schema: z.unknown() });

export const updateFeedback = (body: FeedbackText & { id: string }) =>
  request({ method: 'POST', path: '/feedbacks/update', body, schema: z.unknown() });

export const deleteFeedback = (id: string) =>
  request({ method: 'GET', path: '/feedbacks/delete', query: { id }, schema: z.unknown() });

/** Adds or removes a reaction. */
export const react = (feedbackId: string, itemType: Reaction['code'], given: boolean) =>
  request({
    method: 'GET',
    path: given ? '/feedbacks/attitude/increase' : '/feedbacks/attitude/cancel',
    query: { feedbackId, itemType },
    schema: z.unknown(),
  });
