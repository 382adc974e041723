import { randomUUID } from 'node:crypto';
import {
  checkIn,
  getBindingQrCode,
  getCaptcha,
  getLoginQrCode,
  getPasswordKey,
  getSessionUser,
  loginWithPassword,
} from '@/lib/domain/session/api';
import { TOKEN_COOKIE, TOKEN_HEADER } from '@/lib/config/api';
import { encryptPassword } from '@/lib/utils/encrypt-password';
import { asRow, envelopeOf, inWords } from '../answers';
import { need, NothingToAsk } from '../finding';
import type { NounChecks } from '../noun';

const TRANSPORT = 'lib/http/request.ts';
const KEY = { aesKey: '0123456789abcdef', aesIv: '0123456789abcdef' };

export const sessionChecks: NounChecks = {
  noun: 'session',
  calls: {
    'GET /users/sessionuserinfo': {
      needsSession: true,
      isNeeded: true,
      without: 'nobody stays signed in',
      ask: () => getSessionUser(),
    },
    'GET /unit/verificatecode': {
      isNeeded: true,
      without: 'nobody can sign in with a password',
      ask: () => getCaptcha(),
    },
    'GET /unit/getpublickey': {
      isNeeded: true,
      without: 'nobody can sign in with a password',
      ask: () => getPasswordKey(),
    },
    'POST /users/login': {
      isRefused: true,
      isNeeded: true,
      without: 'a wrong captcha is not told apart from a failure',
      ask: () =>
        loginWithPassword({ username: 'checkapinobody', password: encryptPassword('wrong', KEY), code: 'wrong' }),
    },
    'GET /unit/getqrcode': {
      without: 'the login by QR code says that it cannot be loaded',
      ask: () => getLoginQrCode(randomUUID()),
    },
    'GET /users/generateqrcode': {
      needsSession: true,
      without: 'WeChat cannot be bound',
      ask: () => getBindingQrCode(randomUUID()),
    },
    'GET /unit/emailcode': { notAsked: 'it sends a mail', without: 'nobody can sign in by mail' },
    'POST /users/registeruser': { notAsked: 'it makes an account', without: 'nobody can register' },
    'POST /users/bindusername': { notAsked: 'it changes how its member signs in', without: 'no username can be set' },
    'POST /users/sign-in': { isWrite: true, mayBeRefused: true, without: '签到 fails with a message' },
  },
  probes: [
    {
      of: 'known',
      says: 'without a session the API answers 401 or 403, and code 9999',
      isNeeded: true,
      without: 'nobody is asked to sign in, and failures are shown instead',
      change: `${TRANSPORT}, lib/http/envelope.ts`,
      ask: async ({ send }) => {
        const answer = await send({ path: '/users/sessionuserinfo', token: null });
        const { code } = asRow(answer.body);
        if (![401, 403].includes(answer.status) || code !== '9999') return `answers ${inWords(answer)}`;
        return answer.status === 401 ? null : { note: 'it is 403, which the site takes for the same' };
      },
    },
    {
      of: 'known',
      says: 'an invalid token is a visitor’s on lists, and refused where a session is needed',
      without: 'whoever’s token has expired sees failures instead of the page',
      change: 'lib/domain/session/session-client.ts',
      ask: async ({ send }) => {
        const token = 'check-api-is-no-token';
        const session = await send({ path: '/users/sessionuserinfo', token });
        if (envelopeOf(session)?.code !== '9999') return `the session’s user: ${inWords(session)}`;
        const page = { path: '/shares', query: { pageNo: 1, pageSize: 2 } };
        const [asVisitor, withToken] = [await send({ ...page, token: null }), await send({ ...page, token })];
        return envelopeOf(asVisitor)?.code === envelopeOf(withToken)?.code ? null : `/shares: ${inWords(withToken)}`;
      },
    },
    {
      of: 'known',
      says: `the token travels in ${TOKEN_HEADER}; a cookie of it is not read`,
      needsSession: true,
      without: 'nothing, as long as the header is read, too',
      change: 'lib/http/token.ts, lib/config/api.ts',
      ask: async ({ send, known }) => {
        const { token } = need(known.me, 'session');
        const answer = await send({
          path: '/users/sessionuserinfo',
          token: null,
          headers: { cookie: `${TOKEN_COOKIE}=${token}` },
        });
        return envelopeOf(answer)?.code === '9999' ? null : `with the cookie alone: ${inWords(answer)}`;
      },
    },
    {
      of: 'known',
      says: 'a captcha begins a session of the API with the cookie SESSIONID',
      without: 'no captcha is ever right, if there is no cookie at all',
      change: 'hooks/session/',
      ask: ({ exchanges }) => {
        const asked = exchanges.find(({ path }) => path === '/unit/verificatecode');
        if (!asked) throw new NothingToAsk('no captcha was asked for');
        const cookies = exchanges.flatMap(({ headers }) => headers.getSetCookie());
        if (cookies.length === 0) return 'no answer sets a cookie';
        const names = new Set(cookies.map((cookie) => cookie.split('=', 1)[0]));
        return names.has('SESSIONID') ? null : { note: `the cookie is named ${[...names].join(', ')}` };
      },
    },
  ],
  write: async ({ step }) => {
    await step('POST /users/sign-in', () => checkIn());
  },
};
