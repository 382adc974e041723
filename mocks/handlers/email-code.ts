import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import { MINUTE } from '@/mocks/db/clock';
import { BusinessFailure } from './answers';
import { call } from './call';
import { required } from './params';
import { isEmailAddress } from './rules';

/** Accepted besides the real ones, for tests and demonstrations. */
const ANY_EMAIL_CODE = '666666';
const LIFETIME = 10 * MINUTE;

/** Consumes the code that was sent to an address. @throws BusinessFailure for another code */
export function redeemEmailCode(email: string, code: string): void {
  if (code === ANY_EMAIL_CODE) return;
  const sent = db.emailCodes.get(email);
  if (!sent || sent.code !== code || sent.expires <= Date.now()) throw new BusinessFailure('验证码错误');
  db.emailCodes.delete(email);
}

export const emailCodeHandlers = [
  call({
    method: 'GET',
    path: '/unit/emailcode',
    params: z.object({ email: required() }),
    message: '验证码发送成功',
    handle: ({ params: { email }, openSession }) => {
      if (!isEmailAddress(email)) throw new BusinessFailure('邮箱格式不正确');
      const session = openSession();
      const now = Date.now();
      if (session.emailSentAt !== null && now - session.emailSentAt < MINUTE) {
        throw new BusinessFailure('频繁操作，请在一分钟后再次发送！');
      }
      session.emailSentAt = now;
      db.emailCodes.set(email, { email, code: String(randomInt(100_000, 1_000_000)), expires: now + LIFETIME });
    },
  }),
];
