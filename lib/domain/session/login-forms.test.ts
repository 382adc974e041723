import { describe, expect, it } from 'vitest';
import { wrongFields } from '@/test/wrong-fields';
import { LOGIN_FORMS } from './login-forms';

const good = { username: 'gimi@2026', email: '', password: 'secret-1', confirmPassword: 'secret-1', code: '8888' };

const wrong = (changes: Partial<typeof good>) => wrongFields(LOGIN_FORMS.register.schema, { ...good, ...changes });

describe('new credentials', () => {
  it.each(['gimi@2026', 'A', '@@@@@', '1234567890abcdef'])('may be those of %s', (username) => {
    expect(wrong({ username })).toEqual({});
  });

  it.each(['小鹿', 'a b', 'a_b', 'a-b', 'a.b', 'ａｂｃ', 'é', 'e\u0301', '😀', 'a\nb', `${'a'.repeat(9_999)}！`])(
    'need another username than %j',
    (username) => {
      expect(wrong({ username })).toEqual({ username: '用户名只支持英文字符、数字和@符' });
    },
  );

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
