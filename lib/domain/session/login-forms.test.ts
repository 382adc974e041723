import { describe, expect, it } from 'vitest';
import { wrongFields } from '@/test/wrong-fields';
import { LOGIN_FORMS } from './login-forms';

const good = { username: 'gimi@2026', email: '', password: 'secret-1', confirmPassword: 'secret-1', code: '8888' };

const wrong = (changes: Partial<typeof good>) => wrongFields(LOGIN_FORMS.register.schema, { ...good, ...changes });

describe('new credentials', () => {
  it.each(['gimi@2026', 'A', '@@@@@', '1234567890abcdef'])('may be those of %s', (username) => {
    expect(wrong({ username })).toEqual({});
  });

  it.each(['小鹿', 'a b', 'a_b', 'a-b', 'a.b', 'é', 'e\u0301', '😀', 'a\nb', `${'a'.repeat(9_999)}！`])(
    'need another username than %j',
    (username) => {
      expect(wrong({ username })).toEqual({ username: '用户名只支持英文字符、数字和@符' });
    },
  );

  it('are read in any width, but the password', () => {
    const typed = {
      ...good,
      username: ' ｇｉｍｉ＠２０２６ ',
      code: '８８ ８８',
      password: 'ａ b',
      confirmPassword: 'ａ b',
    };
    expect(LOGIN_FORMS.register.schema.parse(typed)).toMatchObject({
      username: 'gimi@2026',
      code: '8888',
      password: 'ａ b',
    });
  });

  it.each(['secret-2', 'Secret-1', 'secret-1 '])('need the same password again, not %j', (confirmPassword) => {
    expect(wrong({ confirmPassword })).toEqual({ confirmPassword: '两次输入的密码不一致' });
  });
});

it.each([
  ['password', ['username', 'password', 'code']],
  ['email', ['email', 'code']],
  ['register', ['username', 'password', 'confirmPassword', 'code']],
  ['bind-username', ['username', 'password', 'confirmPassword', 'code']],
] as const)('the mode %s needs %j', (mode, needed) => {
  const { schema, labels } = LOGIN_FORMS[mode];
  expect(Object.keys(labels)).toEqual(needed);
  const filled = { ...good, email: 'deer@example.com', code: '666666' };
  expect(wrongFields(schema, filled)).toEqual({});
  for (const field of needed) expect(wrongFields(schema, { ...filled, [field]: '' })).toHaveProperty(field);
});

it('a login reads names, addresses and codes in any width, and codes with blanks', () => {
  const login = { ...good, username: ' ｄｅｍｏuser ', code: '验证码：８８８８' };
  expect(LOGIN_FORMS.password.schema.parse(login)).toMatchObject({ username: 'demouser', code: '8888' });
  const byEmail = { ...good, email: 'ｄｅｅｒ＠example.com', code: '666 666' };
  expect(LOGIN_FORMS.email.schema.parse(byEmail)).toMatchObject({ email: 'deer@example.com', code: '666666' });
});
