import * as z from 'zod/mini';
import { typedName } from '@/lib/utils/address/typed-code';
import { captchaText, emailCode, emailText, filledPassword, loginName, repeated } from '@/lib/domain/account/schema';

const anything = z.string();

const loginForm = z.object({
  username: anything,
  email: anything,
  password: anything,
  confirmPassword: anything,
  code: captchaText,
});

export type LoginValues = z.output<typeof loginForm>;

const newUsername = z
  .string()
  .check(z.overwrite(typedName), z.minLength(1, ''), z.regex(/^[A-Za-z0-9@]+$/, '用户名只支持英文字符、数字和@符'));

const newAccount = {
  schema: z
    .extend(loginForm, { username: newUsername, password: filledPassword, confirmPassword: filledPassword })
    .check(repeated('password')),
  labels: { username: '用户名', password: '密码', confirmPassword: '确认密码', code: '验证码' },
} as const;

export const LOGIN_FORMS = {
  password: {
    schema: z.extend(loginForm, { username: loginName, password: filledPassword }),
    labels: { username: '用户名或邮箱', password: '密码', code: '验证码' },
  },
  email: {
    schema: z.extend(loginForm, { email: emailText, code: emailCode }),
    labels: { email: '邮箱', code: '验证码' },
  },
  register: newAccount,
  'bind-username': newAccount,
} as const;
