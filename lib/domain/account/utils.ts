import { isEmail } from '@/lib/utils/email';
import { BY_EMAIL, BY_OLD_PASSWORD, FIRST_TIME, type PasswordMode } from './constants';

export interface PasswordForm {
  email: string;
  code: string;
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

export interface EmailForm {
  email: string;
  code: string;
}

const NEEDED: Readonly<Record<PasswordMode, readonly (keyof PasswordForm)[]>> = {
  '0': ['email', 'code', 'newPassword', 'confirmPassword'],
  '1': ['oldPassword', 'newPassword', 'confirmPassword'],
  '2': ['newPassword', 'confirmPassword'],
};

/** Whether every field that the mode needs is filled (specification 1, section 5). */
export const isPasswordFormFilled = (mode: PasswordMode, form: PasswordForm): boolean =>
  NEEDED[mode].every((field) => form[field] !== '');

export const isEmailFormFilled = ({ email, code }: EmailForm): boolean => email !== '' && code !== '';

const CODE = /^\d{6}$/;

/** What is wrong with the fields, by field; nothing when the form may be sent. */
export type Problems<F> = Partial<Record<keyof F, string>>;

export function emailProblems({ email, code }: EmailForm): Problems<EmailForm> {
  return {
    ...(!isEmail(email) && { email: '邮箱格式不正确' }),
    ...(!CODE.test(code) && { code: '验证码为 6 位数字' }),
  };
}

export function passwordProblems(mode: PasswordMode, form: PasswordForm): Problems<PasswordForm> {
  return {
    ...(mode === BY_EMAIL && emailProblems(form)),
    ...(form.newPassword !== form.confirmPassword && { confirmPassword: '两次输入的密码不一致' }),
  };
}

/**
 * The mode to begin with: the first password, or the way that always works. Whether there is one may be unknown: then the
 * old one is asked for, or a code.
 */
export const passwordModeOf = ({ bindPassword }: { bindPassword: boolean | null }): PasswordMode =>
  bindPassword === false ? FIRST_TIME : BY_OLD_PASSWORD;
