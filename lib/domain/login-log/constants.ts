export const LOGIN_LOG_PAGE_SIZE = 10;

/** Ways to sign in by the API's codes (specification 1, section 9). */
export const LOGIN_TYPES: Readonly<Record<string, string>> = {
  1: '用户名或邮箱登录',
  2: '邮箱验证码登录',
  3: '微信扫码登录',
  4: 'Gitee 登录',
  5: 'GitHub 登录',
};

/** Label of an unknown way to sign in. */
export const loginTypeName = (code: string): string =>
  (Object.hasOwn(LOGIN_TYPES, code) ? LOGIN_TYPES[code] : undefined) ?? '其他方式';
