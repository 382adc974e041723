import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import type { HttpSession, User } from '@/mocks/db/tables';
import { BusinessFailure, WrongParameters } from './answers';
import { memberCall } from './call';
import { decryptPassword } from './credentials';
import { redeemEmailCode } from './email-code';
import { digit, required } from './params';
import { isEmailAddress } from './rules';

type Binding = 'email' | 'weixin' | 'github' | 'gitee';

const BINDINGS: Record<Binding, { isBound: (user: User) => boolean; release: Partial<User> }> = {
  email: { isBound: ({ email }) => email !== null, release: { email: null } },
  weixin: { isBound: ({ bindWx }) => bindWx, release: { bindWx: false } },
  github: { isBound: ({ githubId }) => githubId !== null, release: { githubId: null, githubName: null } },
  gitee: { isBound: ({ giteeId }) => giteeId !== null, release: { giteeId: null, giteeName: null } },
};

/** Whether some way to sign in to the account is left. */
const isReachable = (user: User): boolean =>
  (user.username !== null && user.password !== null) || Object.values(BINDINGS).some(({ isBound }) => isBound(user));

/** The ways to prove one's identity for a password change. */
const BY_EMAIL = '0';
const BY_OLD_PASSWORD = '1';
const FIRST_TIME = '2';

const passwordParams = z.object({
  type: digit(BY_EMAIL, BY_OLD_PASSWORD, FIRST_TIME),
  code: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
  oldpassword: z.optional(z.nullable(z.string())),
  newpassword: required(),
  confirmPassword: required(),
});
type PasswordParams = z.output<typeof passwordParams>;

function checkProof({ type, code, email }: PasswordParams, oldPassword: string | null, viewer: User): void {
  if (type === FIRST_TIME) {
    if (viewer.password !== null) throw new BusinessFailure('已经设置过密码');
    return;
  }
  if (type === BY_OLD_PASSWORD) {
    if (viewer.password === null || oldPassword !== viewer.password) throw new BusinessFailure('原密码错误');
    return;
  }
  if (!email || !code) throw new WrongParameters(['email', 'code']);
  if (email !== viewer.email) throw new BusinessFailure('邮箱与账号绑定的邮箱不一致');
  redeemEmailCode(email, code);
}

function changePassword(params: PasswordParams, viewer: User, session: HttpSession): void {
  const { cipher } = session;
  session.cipher = null;
  const clear = (text: string | null | undefined) => (text ? decryptPassword(text, cipher) : null);
  const wanted = clear(params.newpassword);
  const repeated = clear(params.confirmPassword);
  if (!wanted || !repeated) throw new BusinessFailure('密码解密失败，请重试');
  checkProof(params, clear(params.oldpassword), viewer);
  if (wanted !== repeated) throw new BusinessFailure('两次输入的密码不一致');
  viewer.password = wanted;
}

export const accountHandlers = [
  memberCall({
    method: 'GET',
    path: '/users/unbind',
    params: z.object({ type: z.enum(['email', 'weixin', 'github', 'gitee']) }),
    message: '解绑成功',
    handle: ({ params: { type }, viewer }) => {
      const { isBound, release } = BINDINGS[type];
      if (!isBound(viewer)) throw new BusinessFailure('还未绑定该账号');
      if (!isReachable({ ...viewer, ...release })) {
        throw new BusinessFailure('解绑后将无法登录，请先绑定其他登录方式或设置密码');
      }
      Object.assign(viewer, release);
    },
  }),
  memberCall({
    method: 'POST',
    path: '/users/bindemail',
    params: z.object({ email: required(), code: required() }),
    message: '绑定邮箱成功',
    handle: ({ params: { email, code }, viewer }) => {
      if (!isEmailAddress(email)) throw new BusinessFailure('邮箱格式不正确');
      const isTaken = [...db.users.values()].some((user) => user.id !== viewer.id && user.email === email);
      if (isTaken) throw new BusinessFailure('该邮箱已被其他账号绑定');
      redeemEmailCode(email, code);
      viewer.email = email;
    },
  }),
  memberCall({
    method: 'POST',
    path: '/users/updatepassword',
    params: passwordParams,
    message: '修改密码成功',
    handle: ({ params, viewer, openSession }) => changePassword(params, viewer, openSession()),
  }),
];
