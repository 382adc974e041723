import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes';

it.each([
  [0, '0.0 KB'],
  [3, '0.1 KB'],
  [512, '0.5 KB'],
  [12 * 1024, '12 KB'],
  [3.4 * 1024 ** 2, '3.4 MB'],
  [20 * 1024 ** 4, '20480 GB'],
])('%i bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
