import type { HttpHandler } from 'msw';
import { API_PREFIX } from '@/lib/config/api';
import { CALLS, type Call } from '@/mocks/calls';
import { accountHandlers } from './account';
import { articleHandlers } from './article';
import { articleWritingHandlers } from './article-writing';
import { commentHandlers } from './comment';
import { feedbackHandlers } from './feedback';
import { emailCodeHandlers } from './email-code';
import { followHandlers } from './follow';
import { friendLinkHandlers } from './friend-link';
import { historyHandlers } from './history';
import { likeHandlers } from './like';
import { notificationHandlers } from './notification';
import { resumeHandlers } from './resume';
import { ownArticleHandlers } from './own-article';
import { loginLogHandlers } from './login-log';
import { oauthHandlers, providerHandlers } from './oauth';
import { qrCodeHandlers } from './qr-code';
import { profileHandlers } from './profile';
import { registerHandlers } from './register';
import { searchHandlers } from './search';
import { sessionHandlers } from './session';
import { tagHandlers } from './tag';
import { unitHandlers } from './unit';
import { notServed, unknownCalls, wrongMethods } from './unserved';
import { uploadHandlers } from './upload';
import { userHandlers } from './user';

/** Every call that is served; a new noun is added here. */
export const servedCalls: readonly HttpHandler[] = [
  ...accountHandlers,
  ...articleHandlers,
  ...articleWritingHandlers,
  ...commentHandlers,
  ...feedbackHandlers,
  ...emailCodeHandlers,
  ...followHandlers,
  ...friendLinkHandlers,
  ...historyHandlers,
  ...likeHandlers,
  ...notificationHandlers,
  ...resumeHandlers,
  ...ownArticleHandlers,
  ...loginLogHandlers,
  ...oauthHandlers,
  ...qrCodeHandlers,
  ...profileHandlers,
  ...registerHandlers,
  ...searchHandlers,
  ...sessionHandlers,
  ...tagHandlers,
  ...unitHandlers,
  ...userHandlers,
];

const nameOf = ({ method, path }: Call): string => `${method} ${path}`;
const served = new Set(
  servedCalls.map(({ info }) =>
    nameOf({ method: info.method === 'GET' ? 'GET' : 'POST', path: String(info.path).replace(`*${API_PREFIX}`, '') }),
  ),
);

/** The calls of the API, by whether a handler serves them; `unlisted` would be a handler of no known call. */
export const coverage = {
  served: CALLS.filter((call) => served.has(nameOf(call))).map(nameOf),
  unserved: CALLS.filter((call) => !served.has(nameOf(call))).map(nameOf),
  unlisted: [...served].filter((name) => !CALLS.some((call) => nameOf(call) === name)),
};

export const apiHandlers: readonly HttpHandler[] = [
  ...servedCalls,
  ...CALLS.filter((call) => !served.has(nameOf(call))).map(notServed),
  ...wrongMethods,
  ...uploadHandlers,
  ...providerHandlers,
  ...unknownCalls,
];
