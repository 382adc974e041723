import { expect, it } from 'vitest';
import { isEmail } from './email';

it.each(['a@b.cn', 'lin.deer+x@mail.example.com', '林@例子.中国'])('%s looks like an address', (text) => {
  expect(isEmail(text)).toBe(true);
});

it.each(['', 'a', 'a@b', '@b.cn', 'a@.cn', 'a@b.', 'a b@c.cn', 'a@b@c.cn', `${'a'.repeat(300)}@b.cn`])(
  '%s does not look like an address',
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);
