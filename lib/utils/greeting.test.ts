import { expect, it } from 'vitest';
import { greetingOf } from './greeting';

it.each([
  [0, '夜深了'],
  [4, '夜深了'],
  [5, '早上好'],
  [8, '早上好'],
  [9, '上午好'],
  [11, '上午好'],
  [12, '中午好'],
  [13, '中午好'],
  [14, '下午好'],
  [17, '下午好'],
  [18, '晚上好'],
  [22, '晚上好'],
  [23, '夜深了'],
])("at %i o'clock it says %s", (hour, greeting) => {
  expect(greetingOf(hour)).toBe(greeting);
});
