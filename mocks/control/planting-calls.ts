import { http, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import { notify } from '@/mocks/db/notify';
import { sendToUser } from '@/mocks/socket/connections';
import { at, planting, refuse, withBody, withUser } from './answers';
import { plantedFollowersSchema, plantFollowers } from './followers';
import { moderate } from './moderate';
import {
  plantArticle,
  plantComments,
  plantedArticleSchema,
  plantedCommentsSchema,
  plantedFolderSchema,
  plantedMessagesSchema,
  plantedShareSchema,
  plantFolder,
  plantMessages,
  plantShares,
} from './plant';

const statusSchema = z.object({ status: z.coerce.string() });
const pushSchema = z.object({ userId: z.string(), frame: z.unknown() });
const noticeSchema = z.object({ username: z.string(), content: z.string() });

/** Calls that add to the store, and push to whom it is for. */
export const plantingCalls = [
  planting('/articles', plantedArticleSchema, plantArticle),
  planting('/shares', plantedShareSchema, plantShares),
  planting('/folders', plantedFolderSchema, plantFolder),
  http.post(at('/:noun/:id/comments'), ({ request, params }) =>
    withBody(request, plantedCommentsSchema, (input) => {
      const ids = plantComments(String(params.id), input);
      return ids ? HttpResponse.json(ids, { status: 201 }) : refuse('There is no such subject, or no such user', 404);
    }),
  ),
  http.post(at('/articles/:id/status'), ({ request, params }) =>
    withBody(request, statusSchema, ({ status }) => {
      const article = db.articles.get(String(params.id));
      if (!article) return refuse('There is no such article', 404);
      return moderate(article, status);
    }),
  ),
  http.post(at('/followers'), ({ request }) =>
    withBody(request, plantedFollowersSchema, ({ username, count }) =>
      withUser(username, (user) => {
        plantFollowers(user, count);
        return HttpResponse.json({ userId: user.id }, { status: 201 });
      }),
    ),
  ),
  http.post(at('/messages'), ({ request }) =>
    withBody(request, plantedMessagesSchema, (input) => {
      const ids = plantMessages(input);
      return ids ? HttpResponse.json(ids, { status: 201 }) : refuse('There are no such users', 404);
    }),
  ),
  http.post(at('/notices'), ({ request }) =>
    withBody(request, noticeSchema, ({ username, content }) =>
      withUser(username, (user) => {
        notify({ userId: user.id, itemType: '5', content });
        return HttpResponse.json({ userId: user.id }, { status: 201 });
      }),
    ),
  ),
  http.post(at('/push'), ({ request }) =>
    withBody(request, pushSchema, ({ userId, frame }) => HttpResponse.json({ delivered: sendToUser(userId, frame) })),
  ),
];
