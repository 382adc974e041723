import { http, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import { issueToken } from '@/mocks/handlers/access';
import { issueOAuthCode } from '@/mocks/handlers/oauth';
import { confirmCode } from '@/mocks/handlers/qr-code';
import { acting, at, noUser, refuse, withBody, withInput, withUser } from './answers';
import { openedSchema, openPage, pageToOpen, siteUrl } from './site';

const sessionSchema = z.object({ username: z.string(), expiresInMs: z.optional(z.number()) });
const confirmSchema = z.object({ authId: z.optional(z.string()), username: z.optional(z.string()) });
const oauthAccountSchema = z.object({ accountId: z.string(), accountName: z.string() });
const oauthSchema = z.object({ provider: z.enum(['gitee', 'github']), ...oauthAccountSchema.shape });
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

/** The fields of a form that are filled in. */
const filledFields = async (request: Request): Promise<Record<string, unknown>> =>
  Object.fromEntries([...(await request.formData())].filter(([, value]) => value !== ''));

/** Calls about sessions, and about the ways in which members sign in. */
export const accountCalls = [
  http.post(at('/session'), ({ request }) =>
    withBody(request, sessionSchema, ({ username, expiresInMs }) =>
      withUser(username, (user) => HttpResponse.json({ token: issueToken(user, expiresInMs), userId: user.id })),
    ),
  ),
  http.post(
    at('/sessions/end'),
    acting(() => db.tokens.clear()),
  ),
  http.post(at('/users'), ({ request }) =>
    withBody(request, userSchema, ({ username, ...fields }) =>
      withUser(username, (user) => void Object.assign(user, fields)),
    ),
  ),
  http.get(at('/site'), () => HttpResponse.json({ url: siteUrl() })),
  http.post(at('/site/open'), async ({ request }) =>
    withInput(await filledFields(request).catch(() => undefined), openedSchema, (opened) => {
      const page = pageToOpen(opened, request.headers.get('host') ?? '');
      if (typeof page === 'string') return refuse(page);
      const user = opened.userId === undefined ? null : db.users.get(opened.userId);
      return user === undefined ? noUser(opened.userId ?? '') : openPage(page, user, opened.expiresInMs);
    }),
  ),
  http.post(at('/qr/confirm'), ({ request }) =>
    withBody(request, confirmSchema, ({ authId, username = 'demouser' }) =>
      withUser(username, (user) => {
        const confirmed = confirmCode(authId, user);
        return confirmed ? HttpResponse.json(confirmed) : refuse('No such QR code waits', 404);
      }),
    ),
  ),
  http.post(at('/oauth/accounts'), ({ request }) =>
    withBody(request, oauthAccountSchema, (account) => void db.oauthAccounts.push(account)),
  ),
  http.post(at('/oauth/code'), ({ request }) =>
    withBody(request, oauthSchema, (account) => HttpResponse.json({ code: issueOAuthCode(account) }, { status: 201 })),
  ),
];
