import { describe, expect, it } from 'vitest';
import { wrongFields } from '@/test/wrong-fields';
import { emailFormSchema, PASSWORD_SCHEMAS } from './schema';

const filled = { email: 'a@b.cn', code: '123456', oldPassword: 'old', newPassword: 'new', confirmPassword: 'new' };
const none = { email: '', code: '', oldPassword: '', newPassword: '', confirmPassword: '' };

describe('the password form', () => {
  it.each([
    ['0', ['email', 'code', 'newPassword', 'confirmPassword']],
    ['1', ['oldPassword', 'newPassword', 'confirmPassword']],
    ['2', ['newPassword', 'confirmPassword']],
  ] as const)('in mode %s needs %j', (mode, needed) => {
    const only = Object.fromEntries(needed.map((field) => [field, filled[field]]));
    expect(wrongFields(PASSWORD_SCHEMAS[mode], { ...none, ...only })).toEqual({});
    for (const field of needed)
      expect(wrongFields(PASSWORD_SCHEMAS[mode], { ...filled, [field]: '' })).toHaveProperty(field);
  });

  it('wants the same password twice, and in e-mail mode an address and six digits', () => {
    const different = { ...filled, confirmPassword: 'New' };
    expect(wrongFields(PASSWORD_SCHEMAS['1'], different)).toEqual({ confirmPassword: '两次输入的密码不一致' });
    expect(wrongFields(PASSWORD_SCHEMAS['0'], { ...different, email: 'a', code: '12345x' })).toEqual({
      email: '邮箱格式不正确',
      code: '验证码为 6 位数字',
      confirmPassword: '两次输入的密码不一致',
    });
    expect(wrongFields(PASSWORD_SCHEMAS['1'], { ...filled, email: 'a' })).toEqual({});
  });
});

describe('the e-mail form', () => {
  it.each(['zhang san@example.com', 'demo @example.com', 'demo@exam\u200bple.com', '小鹿 demo@example.com'])(
    'refuses an address with a blank inside: %j',
    (email) => expect(wrongFields(emailFormSchema, { email, code: '000000' })).toEqual({ email: '邮箱格式不正确' }),
  );

  it('needs an address and a code of six digits', () => {
    expect(wrongFields(emailFormSchema, { email: 'a@b.cn', code: '000000' })).toEqual({});
    expect(wrongFields(emailFormSchema, { email: ' ', code: '1234567' })).toEqual({
      email: '请输入邮箱',
      code: '验证码为 6 位数字',
    });
  });
});
