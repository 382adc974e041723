import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import type { HttpSession, User } from '@/mocks/db/tables';
import { sessionUserRow, today } from '@/mocks/wire/user';
import { BusinessFailure, WrongParameters } from './answers';
import { call, memberCall } from './call';
import { captchaMarkup, checkCaptcha, decryptPassword, randomText } from './credentials';
import { redeemEmailCode } from './email-code';
import { recordLogin } from './login-record';
import { required } from './params';
import { issueToken } from './access';

const SIGN_IN_EXP = 10;

const loginParams = z.object({
  username: z.optional(z.string()),
  password: z.optional(z.string()),
  email: z.optional(z.string()),
  code: required(),
  emailLogin: z.optional(z.boolean()),
});
type LoginParams = z.output<typeof loginParams>;

const find = (matches: (user: User) => boolean): User => {
  const user = [...db.users.values()].find(matches);
  if (!user) throw new BusinessFailure('该用户还未注册');
  return user;
};

function loginByPassword({ username, password, code }: LoginParams, session: HttpSession): User {
  const { cipher } = session;
  session.cipher = null;
  checkCaptcha(code, session);
  if (!username || !password) throw new WrongParameters(['username', 'password']);
  const user = find((row) => row.username === username || row.email === username);
  if (user.password === null || decryptPassword(password, cipher) !== user.password) {
    throw new BusinessFailure('用户名或密码错误');
  }
  return user;
}

function loginByEmail({ email, code }: LoginParams): User {
  if (!email) throw new WrongParameters(['email']);
  const user = find((row) => row.email === email);
  redeemEmailCode(email, code);
  return user;
}

export const sessionHandlers = [
  call({
    method: 'GET',
    path: '/unit/verificatecode',
    params: z.object({}),
    handle: ({ openSession }) => {
      const captcha = randomText(4);
      openSession().captcha = captcha;
      return captchaMarkup(captcha);
    },
  }),
  call({
    method: 'GET',
    path: '/unit/getpublickey',
    params: z.object({}),
    handle: ({ openSession }) => {
      const cipher = { aesKey: randomText(16), aesIv: randomText(16) };
      openSession().cipher = cipher;
      return cipher;
    },
  }),
  call({
    method: 'POST',
    path: '/users/login',
    params: loginParams,
    message: '登录成功',
    handle: ({ params, openSession }) => {
      const user = params.emailLogin ? loginByEmail(params) : loginByPassword(params, openSession());
      recordLogin(user, params.emailLogin ? '2' : '1');
      return { ...sessionUserRow(user), accessToken: issueToken(user) };
    },
  }),
  memberCall({
    method: 'GET',
    path: '/users/sessionuserinfo',
    params: z.object({}),
    handle: ({ viewer }) => sessionUserRow(viewer),
  }),
  memberCall({
    method: 'POST',
    path: '/users/sign-in',
    params: z.object({}),
    message: '签到成功',
    handle: ({ viewer }) => {
      if (viewer.signedOn === today()) throw new BusinessFailure('今天已经签到过了');
      viewer.signedOn = today();
      viewer.exp += SIGN_IN_EXP;
    },
  }),
];
