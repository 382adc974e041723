import { expect, it } from 'vitest';
import { checkDigit } from '@/lib/utils/identifier';
import { ownedPageAt, subjectOfPage } from './page-subject';
import { routes } from './routes';

const body = '0000000000abcde';
const id = body + checkDigit(body);
const wrongId = `${body}${(Number(checkDigit(body)) + 1) % 9}`;

it.each([
  [routes.article(id), { page: 'article', id }, 'article'],
  [routes.articlePrint(id), { page: 'article-print', id }, 'article-print'],
  [routes.userFolder(id, 'f-1'), { page: 'folder', userId: id, id: 'f-1' }, 'folder'],
  [routes.share(id), { page: 'share', id }, undefined],
])('%s is about what its route was made of', (path, subject, owned) => {
  expect(subjectOfPage(path)).toEqual(subject);
  expect(ownedPageAt(path)).toBe(owned);
});

it.each([
  '/',
  '/post',
  '/nothing/here',
  routes.article(wrongId),
  routes.articlePrint(wrongId),
  routes.article('__proto__'),
  `${routes.article(id)}/other`,
  `${routes.articlePrint(id)}/2`,
  `/x${routes.article(id)}`,
  routes.user(id),
  routes.user(id, 'folder'),
  routes.userFolder(wrongId, 'f-1'),
  routes.userFolder(id, 'a%2fb'),
  routes.userFolder(id, '__proto__'),
  `${routes.userFolder(id, 'f-1')}/2`,
  routes.share(wrongId),
  routes.writeCenter(id),
])('%s is about none of them', (path) => {
  expect(subjectOfPage(path)).toBeNull();
  expect(ownedPageAt(path)).toBeUndefined();
});
