import { expect, test } from 'vitest';
import { formatCount } from './format-count';

test.each([
  [0, '0'],
  [9_999, '9999'],
  [10_000, '1万'],
  [12_345, '1.2万'],
  [19_999, '1.9万'],
  [9_999_999, '999.9万'],
  [13_345_000, '1334万'],
  [99_999_999, '9999万'],
  [100_000_000, '1亿'],
  [123_456_789, '1.2亿'],
])('%i is shown as %s, and never as more than it is', (value, text) => expect(formatCount(value)).toBe(text));
