import { lookUp } from '@/lib/utils/look-up';

/** Sign-in methods by the API's codes (specification 1, section 9). */
const LOGIN_TYPES: Readonly<Record<string, string>> = {
  1: '用户名或邮箱登录',
  2: '邮箱验证码登录',
  3: '微信扫码登录',
  4: 'Gitee 登录',
  5: 'GitHub 登录',
};

export const loginTypeName = (code: string): string => lookUp(LOGIN_TYPES, code) ?? '其他方式';
