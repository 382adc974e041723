import { http, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { db, resetDb, stateOf } from '@/mocks/db';
import type { User } from '@/mocks/db/tables';
import { issueToken } from '@/mocks/handlers/access';
import { issueOAuthCode } from '@/mocks/handlers/oauth';
import { confirmCode } from '@/mocks/handlers/qr-code';
import {
  closeSockets,
  cutSockets,
  muteSockets,
  resetSockets,
  sendToUser,
  setSocketMode,
  socketCounts,
} from '@/mocks/socket/connections';
import { addMessageFault, messageFaultSchema } from '@/mocks/socket/message-faults';
import { plantedFollowersSchema, plantFollowers } from './followers';
import { moderate } from './moderate';
import { addFault, clearFaults, faultSchema } from './faults';
import {
  plantArticle,
  plantComments,
  plantFolder,
  plantedArticleSchema,
  plantedCommentsSchema,
  plantedFolderSchema,
  plantedMessagesSchema,
  plantMessages,
  plantedShareSchema,
  plantShares,
} from './plant';
import { clearRequests, listRequests } from './requests';

/** Everything below it is for tests; the real API has nothing like it. */
export const CONTROL_PREFIX = '/__control';

const at = (path: string) => `*${CONTROL_PREFIX}${path}`;
const done = () => HttpResponse.json({ ok: true });
const refuse = (error: string, status = 400) => HttpResponse.json({ error }, { status });

const noUser = (username: string) => refuse(`There is no user "${username}"`, 404);

/** Reads the JSON body, or answers 400 with the problem. */
async function withBody<T extends z.ZodMiniType>(
  request: Request,
  schema: T,
  act: (body: z.output<T>) => Response | void,
): Promise<Response> {
  const parsed = z.safeParse(schema, await request.json().catch(() => undefined));
  return parsed.success ? (act(parsed.data) ?? done()) : refuse(z.prettifyError(parsed.error));
}

const withUser = (username: string, act: (user: User) => Response | void): Response => {
  const user = [...db.users.values()].find((row) => row.username === username);
  return user ? (act(user) ?? done()) : noUser(username);
};

const acting = (run: () => void) => () => {
  run();
  return done();
};

/** Plants something that belongs to a member, and answers with its owner. */
const planting = <T extends z.ZodMiniType<{ username: string }>>(
  path: string,
  schema: T,
  plant: (input: z.output<T>) => { id: string; userId: string } | null,
) =>
  http.post(at(path), ({ request }) =>
    withBody(request, schema, (input) => {
      const planted = plant(input);
      return planted
        ? HttpResponse.json({ id: planted.id, userId: planted.userId }, { status: 201 })
        : noUser(input.username);
    }),
  );

const sessionSchema = z.object({ username: z.string(), expiresInMs: z.optional(z.number()) });
const confirmSchema = z.object({ authId: z.optional(z.string()), username: z.optional(z.string()) });
const oauthSchema = z.object({
  provider: z.enum(['gitee', 'github']),
  accountId: z.string(),
  accountName: z.string(),
});
/** Changes to the account of a username. */
const userSchema = z.object({
  username: z.string(),
  password: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
  bindWx: z.optional(z.boolean()),
  githubId: z.optional(z.nullable(z.string())),
  githubName: z.optional(z.nullable(z.string())),
  giteeId: z.optional(z.nullable(z.string())),
  giteeName: z.optional(z.nullable(z.string())),
  imRestrict: z.optional(z.enum(['0', '1', '2', '3'])),
});
const pushSchema = z.object({ userId: z.string(), frame: z.unknown() });
const socketsSchema = z.object({ mode: z.enum(['serve', 'refuse', 'drop']) });
const statusSchema = z.object({ status: z.coerce.string() });

export const controlHandlers = [
  http.post(
    at('/reset'),
    acting(() => {
      resetDb();
      clearFaults();
      clearRequests();
      resetSockets();
    }),
  ),
  http.post(at('/faults'), ({ request }) => withBody(request, faultSchema, addFault)),
  http.delete(at('/faults'), acting(clearFaults)),
  http.get(at('/state/:collection'), ({ params }) => {
    const rows = stateOf(String(params.collection));
    return rows ? HttpResponse.json(rows) : refuse(`There is no collection "${String(params.collection)}"`, 404);
  }),
  http.get(at('/requests'), ({ request }) =>
    HttpResponse.json(listRequests(new URL(request.url).searchParams.get('path'))),
  ),
  http.delete(at('/requests'), acting(clearRequests)),
  http.post(at('/session'), ({ request }) =>
    withBody(request, sessionSchema, ({ username, expiresInMs }) =>
      withUser(username, (user) => HttpResponse.json({ token: issueToken(user, expiresInMs), userId: user.id })),
    ),
  ),
  http.post(at('/users'), ({ request }) =>
    withBody(request, userSchema, ({ username, ...fields }) =>
      withUser(username, (user) => void Object.assign(user, fields)),
    ),
  ),
  http.post(at('/followers'), ({ request }) =>
    withBody(request, plantedFollowersSchema, ({ username, count }) =>
      withUser(username, (user) => {
        plantFollowers(user, count);
        return HttpResponse.json({ userId: user.id }, { status: 201 });
      }),
    ),
  ),
  http.post(
    at('/sessions/end'),
    acting(() => db.tokens.clear()),
  ),
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
  http.post(at('/messages'), ({ request }) =>
    withBody(request, plantedMessagesSchema, (input) => {
      const ids = plantMessages(input);
      return ids ? HttpResponse.json(ids, { status: 201 }) : refuse('There are no such users', 404);
    }),
  ),
  http.post(at('/messages/faults'), ({ request }) => withBody(request, messageFaultSchema, addMessageFault)),
  http.post(at('/qr/confirm'), ({ request }) =>
    withBody(request, confirmSchema, ({ authId, username = 'demouser' }) =>
      withUser(username, (user) => {
        const confirmed = confirmCode(authId, user);
        return confirmed ? HttpResponse.json(confirmed) : refuse('No such QR code waits', 404);
      }),
    ),
  ),
  http.post(at('/oauth/code'), ({ request }) =>
    withBody(request, oauthSchema, (account) => HttpResponse.json({ code: issueOAuthCode(account) }, { status: 201 })),
  ),
  http.post(at('/push'), ({ request }) =>
    withBody(request, pushSchema, ({ userId, frame }) => HttpResponse.json({ delivered: sendToUser(userId, frame) })),
  ),
  http.get(at('/sockets'), () => HttpResponse.json(socketCounts())),
  http.post(at('/sockets'), ({ request }) => withBody(request, socketsSchema, ({ mode }) => setSocketMode(mode))),
  http.post(at('/sockets/cut'), () => HttpResponse.json({ cut: cutSockets() })),
  http.post(at('/sockets/mute'), () => HttpResponse.json({ muted: muteSockets() })),
  http.post(at('/sockets/close'), () => HttpResponse.json({ closed: closeSockets() })),
  http.all(at('/*'), () => refuse('The control surface has no such call (see mocks/README.md)', 404)),
];
