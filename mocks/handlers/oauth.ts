import { randomBytes } from 'node:crypto';
import { http, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import { MINUTE } from '@/mocks/db/clock';
import type { OAuthCode, User } from '@/mocks/db/tables';
import { createMember } from '@/mocks/factories/member';
import { welcome } from '@/mocks/socket/messages';
import { sessionUserRow } from '@/mocks/wire/user';
import { issueToken } from './access';
import { BusinessFailure, errorPage, escapeHtml } from './answers';
import { call, memberCall } from './call';
import { recordLogin } from './login-record';
import { required } from './params';

type Provider = OAuthCode['provider'];

const LIFETIME = 10 * MINUTE;
const LOGIN_TYPES = { gitee: '4', github: '5' } as const;
const LABELS = { gitee: 'Gitee', github: 'GitHub' } as const;
/** The registered callback address, at whatever origin the demonstration runs. */
const isRegistered = (redirect: string) =>
  /^https?:\/\//.test(redirect) && URL.parse(redirect)?.pathname === '/oauth/callback';
const isProvider = (name: unknown): name is Provider => name === 'gitee' || name === 'github';

/** Issues a provider's code: valid once, for ten minutes. */
export function issueOAuthCode(account: Omit<OAuthCode, 'code' | 'expires'>): string {
  const code = randomBytes(12).toString('hex');
  db.oauthCodes.set(code, { ...account, code, expires: Date.now() + LIFETIME });
  return code;
}

function redeem(provider: Provider, code: string): OAuthCode {
  const known = db.oauthCodes.get(code);
  if (!known || known.provider !== provider || known.expires <= Date.now()) {
    throw new BusinessFailure('授权码无效或已过期，请重新授权');
  }
  db.oauthCodes.delete(code);
  return known;
}

const idOf = (user: User, provider: Provider) => (provider === 'gitee' ? user.giteeId : user.githubId);
const ownedBy = (provider: Provider, accountId: string) =>
  [...db.users.values()].find((user) => idOf(user, provider) === accountId);
const bindingOf = ({ provider, accountId, accountName }: OAuthCode): Partial<User> =>
  provider === 'gitee'
    ? { giteeId: accountId, giteeName: accountName }
    : { githubId: accountId, githubName: accountName };

function signIn(account: OAuthCode): User {
  const known = ownedBy(account.provider, account.accountId);
  if (known) return known;
  const user = createMember({ nickname: account.accountName, ...bindingOf(account) });
  db.users.set(user.id, user);
  welcome(user.id);
  return user;
}

const callsOf = (provider: Provider) => [
  call({
    method: 'POST',
    path: `/users/auth-${provider}`,
    params: z.object({ code: required() }),
    message: '登录成功',
    handle: ({ params }) => {
      const user = signIn(redeem(provider, params.code));
      recordLogin(user, LOGIN_TYPES[provider]);
      return { ...sessionUserRow(user), accessToken: issueToken(user) };
    },
  }),
  memberCall({
    method: 'POST',
    path: `/users/bind-${provider}`,
    params: z.object({ code: required() }),
    message: '授权绑定成功',
    handle: ({ params, viewer }) => {
      const account = redeem(provider, params.code);
      const owner = ownedBy(provider, account.accountId);
      if (owner && owner.id !== viewer.id) throw new BusinessFailure(`该 ${LABELS[provider]} 账号已绑定其他用户`);
      Object.assign(viewer, bindingOf(account));
    },
  }),
];

export const oauthHandlers = [...callsOf('gitee'), ...callsOf('github')];

/** The providers' consent page. Not part of the API: the site only links to it. */
export const providerHandlers = [
  http.get('*/oauth/:provider/authorize', ({ request, params: { provider } }) => {
    const query = new URL(request.url).searchParams;
    const redirect = query.get('redirect_uri') ?? '';
    if (!isProvider(provider) || !isRegistered(redirect)) return errorPage(400, 'invalid_request');
    const back = (answer: Record<string, string>) =>
      `${redirect}?${new URLSearchParams({ ...answer, state: query.get('state') ?? '' })}`.replaceAll('&', '&amp;');
    const choices = db.oauthAccounts.map((account) => {
      const code = issueOAuthCode({ provider, ...account });
      return `<li><a href="${back({ code })}">${escapeHtml(account.accountName)}</a></li>`;
    });
    return HttpResponse.html(`<!DOCTYPE html>
<html lang="zh-CN"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>${LABELS[provider]} 授权（演示）</title></head>
<body><h1>${LABELS[provider]} 授权（演示）</h1><p>以哪个账号继续？</p>
<ul>${choices.join('')}<li><a href="${back({ error: 'access_denied', error_description: '用户拒绝了授权' })}">拒绝</a></li></ul>
</body></html>`);
  }),
];
