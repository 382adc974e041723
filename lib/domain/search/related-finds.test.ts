import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { relatedFinds } from './related-finds';
import { articleHitSchema, userHitSchema } from './schema';

const article = (id: string, tag: string, author = 'a') =>
  z.parse(articleHitSchema, { id, userId: author, authorNickname: `作者 ${author}`, articleTitle: id, tag });
const user = (id: string) => z.parse(userHitSchema, { id, nickname: `用户 ${id}` });

test('beside articles stand their tags without the one that was searched for, and people: first those of that name', () => {
  const articles = [article('1', 'react;js'), article('2', 'js', 'b'), article('3', 'js', 'b')];
  const finds = relatedFinds('react.JS', 'article', { articles, users: [user('b'), user('c')] });
  expect(finds.tags).toEqual([{ tag: 'js', count: 3 }]);
  expect(finds.people.map(({ nickname }) => nickname)).toEqual(['用户 b', '用户 c', '作者 a']);
  expect(finds.articles).toEqual([]);
});

test('beside people stand articles, with the tint of their tags', () => {
  const finds = relatedFinds('旅行', 'user', { articles: [article('1', 'gonglue')], users: [user('b')] });
  expect(finds.people).toEqual([]);
  expect(finds.articles).toMatchObject([{ id: '1', nickname: '作者 a', category: '1' }]);
});
