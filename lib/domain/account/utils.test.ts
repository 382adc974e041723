import { describe, expect, it } from 'vitest';
import { emailProblems, isEmailFormFilled, isPasswordFormFilled, passwordModeOf, passwordProblems } from './utils';

const empty = { email: '', code: '', oldPassword: '', newPassword: '', confirmPassword: '' };
const filled = { email: 'a@b.cn', code: '123456', oldPassword: 'old', newPassword: 'new', confirmPassword: 'new' };

describe('the password form', () => {
  it.each([
    ['0', ['email', 'code', 'newPassword', 'confirmPassword']],
    ['1', ['oldPassword', 'newPassword', 'confirmPassword']],
    ['2', ['newPassword', 'confirmPassword']],
  ] as const)('in mode %s may be sent once %j are filled', (mode, needed) => {
    const only = Object.fromEntries(needed.map((field) => [field, filled[field]]));
    expect(isPasswordFormFilled(mode, { ...empty, ...only })).toBe(true);
    for (const field of needed) expect(isPasswordFormFilled(mode, { ...filled, [field]: '' })).toBe(false);
  });

  it('wants the same password twice, and in e-mail mode an address and six digits', () => {
    const different = { ...filled, confirmPassword: 'New' };
    expect(passwordProblems('1', different)).toEqual({ confirmPassword: '两次输入的密码不一致' });
    expect(passwordProblems('0', { ...filled, email: 'a', code: '12345x' })).toEqual({
      email: '邮箱格式不正确',
      code: '验证码为 6 位数字',
    });
    expect(passwordProblems('1', { ...filled, email: 'a' })).toEqual({});
    expect(passwordProblems('0', filled)).toEqual({});
  });

  it('begins with the old password, or with the first one', () => {
    expect(passwordModeOf({ bindPassword: true })).toBe('1');
    expect(passwordModeOf({ bindPassword: false })).toBe('2');
  });
});

describe('the e-mail form', () => {
  it('needs an address and a code of six digits', () => {
    expect(isEmailFormFilled({ email: 'a', code: '' })).toBe(false);
    expect(isEmailFormFilled({ email: 'a', code: '1' })).toBe(true);
    expect(emailProblems({ email: 'a@b.cn', code: '000000' })).toEqual({});
    expect(emailProblems({ email: 'a@b', code: '1234567' })).toHaveProperty('code');
  });
});
