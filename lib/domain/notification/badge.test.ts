import { expect, it } from 'vitest';
import { formatBadge } from './badge';

it('a badge shows 99+ at most', () => {
  expect([formatBadge(99), formatBadge(100)]).toEqual(['99', '99+']);
});
