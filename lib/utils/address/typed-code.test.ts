import { expect, it } from 'vitest';
import { isEmail } from './email';
import { typedCaptcha, typedEmail, typedEmailCode, typedName } from './typed-code';

it.each([
  ['666666'],
  ['666 666'],
  ['666-666'],
  ['66 66 66'],
  ['６６６６６６'],
  ['６６６　６６６'],
  [' 666666\n'],
  ['\u200b666666\u200b'],
  ['验证码：666666'],
  ['验证码：666 666，5 分钟内有效'],
  ['【鸡米分享】您的验证码是 666666，请在 10 分钟内输入。'],
  ['G-666666'],
])('%j is the code 666666', (text) => expect(typedEmailCode(text)).toBe('666666'));

it.each([
  ['12345', '12345'],
  ['1234567', '1234567'],
  ['12345x', '12345x'],
  ['111111 222222', '111111222222'],
  ['', ''],
  [' ', ''],
])('%j is no code of six digits: %j', (text, code) => expect(typedEmailCode(text)).toBe(code));

it.each([
  ['a8Kd', 'a8Kd'],
  ['８８８８', '8888'],
  ['ａ８Ｋｄ', 'a8Kd'],
  ['a8 Kd', 'a8Kd'],
  ['a8-Kd', 'a8Kd'],
  ['验证码：a8Kd', 'a8Kd'],
  ['天地', '天地'],
  [' ', ''],
])('the captcha %j is %j', (text, code) => expect(typedCaptcha(text)).toBe(code));

it.each([
  ['demo@example.com'],
  ['ｄｅｍｏ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
  [' demo@example.com\n'],
  ['\u200bdemo@example.com\ufeff'],
  ['邮箱：demo@example.com'],
  ['邮箱: demo@example.com'],
  ['mailto:demo@example.com'],
  ['MAILTO:demo@example.com?subject=你好 呀'],
  ['<demo@example.com>'],
  ['< demo@example.com >'],
  ['小鹿 <demo@example.com>'],
])('%j is an address', (text) => expect(typedEmail(text)).toBe('demo@example.com'));

it('what is no address stays', () => expect(typedEmail('demo')).toBe('demo'));

it.each([' ', '\t', '\n', '\u3000', '\u00a0', '\u200b', '\u2060', '\ufeff', '\u00ad'])(
  'an address with %j inside keeps it, and is none',
  (sign) => {
    for (const typed of [`zhang${sign}san@example.com`, `demo${sign}@example.com`, `demo@exam${sign}ple.com`]) {
      expect(typedEmail(typed)).toBe(typed.normalize('NFKC'));
      expect(isEmail(typedEmail(typed))).toBe(false);
    }
  },
);

it.each([
  [' demo ', 'demo'],
  ['\u200bｄｅｍｏ\u3000', 'demo'],
  ['demo user', 'demo user'],
])("the name %j is read as %j: what stands within it is nobody else's name", (typed, name) => {
  expect(typedName(typed)).toBe(name);
});
