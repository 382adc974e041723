import { describe, expect, it } from 'vitest';
import { shareSchema } from './schema';
import { findPublished } from './find-published';

describe('a share whose answer got lost', () => {
  const share = (id: string, createTime: string, { userId = 'me', content = '早\n安' } = {}) =>
    shareSchema.parse({ id, createTime, userId, content });
  const sought = { content: '早\n安', userId: 'me' };

  it('is found by author and text, whatever its line breaks became', () => {
    const found = share('2', '2026-01-02 10:00:00', { content: '早\r\n安' });
    const others = [
      share('3', '2026-01-02 10:00:01', { userId: 'other' }),
      share('4', '2026-01-02', { content: '早' }),
    ];
    expect(findPublished([...others, found], { ...sought, known: [] })).toBe(found);
    expect(findPublished(others, { ...sought, known: [] })).toBeUndefined();
  });

  it('is none of those that were shown before, and not older than they are', () => {
    const earlier = share('1', '2026-01-02 10:00:00');
    expect(findPublished([earlier], { ...sought, known: [earlier] })).toBeUndefined();
    const known = [share('9', '2026-01-03 10:00:00', { userId: 'other' })];
    expect(findPublished([earlier], { ...sought, known })).toBeUndefined();
  });
});
