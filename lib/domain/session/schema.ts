import * as z from 'zod/mini';
import { count, line, NAMELESS, optionalFlag, optionalText, picture, rowId, text } from '@/lib/http/fields';

export const sessionUserSchema = z.object({
  id: rowId(),
  nickname: line(NAMELESS),
  avatar: picture(),
  username: text(),
  email: text(),
  bindPassword: optionalFlag(),
  bindWx: optionalFlag(),
  githubId: optionalText(),
  githubName: line(),
  giteeId: optionalText(),
  giteeName: line(),
  /** The codes are '0' everyone, '1' people I follow, '2' mutual followers, '3' none. */
  imRestrict: text(),
  hasUpdateBirthday: optionalFlag(),
  hasSigned: optionalFlag(),
  job: line(),
  blogAddress: text(),
  description: line(),
  /** The codes are '1' male, '0' female. */
  gender: text(),
  birthday: text(),
  startWorkTime: text(),
  exp: count(),
});
export type SessionUser = z.output<typeof sessionUserSchema>;

export const loginSchema = z.pipe(
  z.extend(sessionUserSchema, { accessToken: z.string().check(z.minLength(1)) }),
  z.transform(({ accessToken, ...user }) => ({ accessToken, user })),
);

export const captchaSchema = z.string().check(z.startsWith('<svg'));

export const passwordKeySchema = z.object({ aesKey: z.string(), aesIv: z.string() });

/** Address of a QR code's picture (data: or https:), or its svg markup (assumption A7). */
export const qrCodeSchema = z.string().check(z.regex(/^\s*(?:data:image\/|https?:\/\/|<svg)/));
