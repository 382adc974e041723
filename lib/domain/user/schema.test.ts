import { describe, expect, it } from 'vitest';
import { actionCountsSchema } from './schema';

describe('what the articles of a user have earned', () => {
  const COUNTS = { articleTotal: 3, articleViewCountTotal: 120, userGetAgreeTotal: null };

  it.each([
    ['an object', { articleTotal: 3, articleViewCountTotal: 120 }],
    [
      'a list of pairs',
      [
        { key: 'articleTotal', value: 3 },
        { key: 'articleViewCountTotal', value: 120 },
        { key: 'unknown', value: 'x' },
      ],
    ],
  ])('may come as %s, and lacks what the API does not know', (_, data) => {
    expect(actionCountsSchema.parse(data)).toEqual(COUNTS);
  });

  it.each([null, 'x', [{ key: 1 }], [{ key: 'articleTotal', value: '3' }]])('cannot be %j', (data) => {
    expect(actionCountsSchema.safeParse(data).success).toBe(false);
  });
});
