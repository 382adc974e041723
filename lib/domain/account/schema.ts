import * as z from 'zod/mini';
import { isRecord } from '@/lib/browser/storage';
import { isEmail } from '@/lib/utils/address/email';
import { typedCaptcha, typedEmail, typedEmailCode, typedName } from '@/lib/utils/address/typed-code';
import { BY_EMAIL, BY_OLD_PASSWORD, FIRST_TIME, type PasswordMode } from './password-mode';

/** A required field without a message: the submit button is disabled until it is filled. */
export const filledPassword = z.string().check(z.minLength(1, ''));
export const loginName = z.string().check(z.overwrite(typedName), z.minLength(1, ''));
export const emailText = z
  .string()
  .check(z.overwrite(typedEmail), z.minLength(1, '请输入邮箱'), z.refine(isEmail, '邮箱格式不正确'));
export const emailCode = z
  .string()
  .check(z.overwrite(typedEmailCode), z.minLength(1, ''), z.regex(/^\d{6}$/, '验证码为 6 位数字'));
export const captchaText = z.string().check(z.overwrite(typedCaptcha), z.minLength(1, ''));

export const repeated = <F extends string>(password: F) =>
  z.refine<Record<F | 'confirmPassword', string>>((values) => values[password] === values.confirmPassword, {
    path: ['confirmPassword'],
    when: ({ value }) => isRecord(value) && value[password] !== '' && value.confirmPassword !== '',
    error: '两次输入的密码不一致',
  });

export const emailFormSchema = z.object({ email: emailText, code: emailCode });
export type EmailValues = z.output<typeof emailFormSchema>;

const anything = z.string();
const passwordForm = z.object({
  email: anything,
  code: anything,
  oldPassword: anything,
  newPassword: filledPassword,
  confirmPassword: filledPassword,
});
export type PasswordValues = z.output<typeof passwordForm>;

export const PASSWORD_SCHEMAS: Readonly<Record<PasswordMode, typeof passwordForm>> = {
  [BY_EMAIL]: z.extend(passwordForm, { email: emailText, code: emailCode }).check(repeated('newPassword')),
  [BY_OLD_PASSWORD]: z.extend(passwordForm, { oldPassword: filledPassword }).check(repeated('newPassword')),
  [FIRST_TIME]: passwordForm.check(repeated('newPassword')),
};
