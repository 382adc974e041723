import { expect, it } from 'vitest';
import { commentSchema } from './schema';

it('the replies of a thread are read from its beginning, whichever way the API gives them', () => {
  const reply = (id: string, createTime: string) => ({ id, userId: 'user', content: id, createTime });
  const parsed = commentSchema.parse({
    ...reply('top', '2026-11-20 10:00:00'),
    children: [
      reply('third', '2026-11-20 10:02:00'),
      reply('second', '2026-11-20 10:01:00'),
      reply('first', '2026-11-20 10:01:00'),
    ],
  });
  expect(parsed.children.map(({ id }) => id)).toEqual(['first', 'second', 'third']);
});

it('a reply that names nobody answers the top-level comment', () => {
  const row = (part: object) => ({ id: 'id', userId: 'one', nickname: '甲', content: '好', createTime: '', ...part });
  const parsed = commentSchema.parse(
    row({ children: [row({ replyNickname: '乙', replyUserId: 'two' }), row({ userId: 'three' })] }),
  );
  expect(parsed.children.map(({ replyNickname, replyUserId }) => [replyNickname, replyUserId])).toEqual([
    ['甲', 'one'],
    ['乙', 'two'],
  ]);
});
