import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import type { HttpSession, User } from '@/mocks/db/tables';
import { createMember } from '@/mocks/factories/member';
import { welcome } from '@/mocks/socket/messages';
import { BusinessFailure } from './answers';
import { call, memberCall } from './call';
import { checkCaptcha, decryptPassword } from './credentials';
import { required } from './params';

const USERNAME = /^[A-Za-z0-9@]+$/;
const MIN_LENGTH = 5;
const MAX_LENGTH = 16;

const params = z.object({
  username: required(),
  password: required(),
  confirmPassword: required(),
  code: required(),
});

/** The decrypted credentials. A right captcha stays valid for the login that follows. */
function newCredentials(input: z.output<typeof params>, session: HttpSession): { username: string; password: string } {
  const { username, code } = input;
  const { cipher } = session;
  session.cipher = null;
  checkCaptcha(code, session);
  if (!USERNAME.test(username)) throw new BusinessFailure('用户名只支持英文字符、数字和@符');
  if (username.length < MIN_LENGTH || username.length > MAX_LENGTH) {
    throw new BusinessFailure(`用户名长度为${MIN_LENGTH}到${MAX_LENGTH}个字符`);
  }
  if ([...db.users.values()].some((user) => user.username === username)) throw new BusinessFailure('用户名已存在');
  const password = decryptPassword(input.password, cipher);
  const repeated = decryptPassword(input.confirmPassword, cipher);
  if (!password || !repeated) throw new BusinessFailure('密码解密失败，请重试');
  if (password !== repeated) throw new BusinessFailure('两次输入的密码不一致');
  return { username, password };
}

function bind(viewer: User, credentials: { username: string; password: string }): void {
  if (viewer.username !== null) throw new BusinessFailure('已经绑定过用户名');
  Object.assign(viewer, credentials);
}

export const registerHandlers = [
  call({
    method: 'POST',
    path: '/users/registeruser',
    params,
    message: '注册成功',
    handle: ({ params: input, openSession }) => {
      const user = createMember(newCredentials(input, openSession()));
      db.users.set(user.id, user);
      welcome(user.id);
    },
  }),
  memberCall({
    method: 'POST',
    path: '/users/bindusername',
    params,
    message: '绑定用户名成功',
    handle: ({ params: input, viewer, openSession }) => bind(viewer, newCredentials(input, openSession())),
  }),
];
