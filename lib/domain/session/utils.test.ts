import { describe, expect, it } from 'vitest';
import { credentialProblems, isFilled } from './utils';

const good = { username: 'gimi@2026', password: 'secret-1', confirmPassword: 'secret-1', code: '8888' };

describe('new credentials', () => {
  it.each(['gimi@2026', 'A', '@@@@@', '1234567890abcdef'])('may be those of %s', (username) => {
    expect(credentialProblems({ ...good, username })).toEqual({});
  });

  it.each(['小鹿', 'a b', 'a_b', 'a-b', 'a.b', 'ａｂｃ', 'é', 'e\u0301', '😀', 'a\n', `${'a'.repeat(9_999)}！`])(
    'need another username than %j',
    (username) => {
      expect(credentialProblems({ ...good, username })).toEqual({ username: '用户名只支持英文字符、数字和@符' });
    },
  );

  it.each(['secret-2', 'Secret-1', 'secret-1 ', ''])('need the same password again, not %j', (confirmPassword) => {
    expect(credentialProblems({ ...good, confirmPassword })).toEqual({ confirmPassword: '两次输入的密码不一致' });
  });
});

it('a form is filled once all of its fields are', () => {
  expect(isFilled(good)).toBe(true);
  for (const field of Object.keys(good)) expect(isFilled({ ...good, [field]: '' })).toBe(false);
});
