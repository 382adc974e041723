import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { checkDigit } from '@/lib/utils/identifier';

const revalidatePath = vi.hoisted(() => vi.fn());
vi.mock('next/cache', () => ({ revalidatePath }));

const idOf = (number: number) => {
  const body = number.toString(16).padStart(15, '0');
  return body + checkDigit(body);
};
const paths = () => revalidatePath.mock.calls.flat();
const [id, authorId] = [idOf(1), idOf(2)];
const pagesOfArticle = [`/post/${id}`, `/post/${id}/print`, `/post/${id}/og.png`];
const pagesOfAuthor = [
  '',
  '/article',
  '/circle',
  '/agree',
  '/agree/~/share',
  '/collect',
  '/collect/~/tool',
  '/focus',
  '/focus/~/fans',
  '/folder',
  '/tags',
  '/og.png',
].map((page) => `/user/${authorId}${page}`);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  revalidatePath.mockClear();
});
afterEach(() => void vi.useRealTimers());

const load = () => import('./revalidation');

describe('an article that a visitor reported as stale', () => {
  it('is revalidated with everything that is made of it, once a minute', async () => {
    const { regenerateArticle } = await load();
    regenerateArticle(id);
    expect(paths()).toEqual(pagesOfArticle);
    vi.advanceTimersByTime(59_999);
    regenerateArticle(id);
    expect(paths()).toEqual(pagesOfArticle);
    vi.advanceTimersByTime(1);
    regenerateArticle(id);
    expect(paths()).toEqual([...pagesOfArticle, ...pagesOfArticle]);
  });

  it('is not revalidated a second time in a minute in which thousands of others are reported', async () => {
    const { regenerateArticle } = await load();
    for (let number = 1; number <= 20_000; number += 1) regenerateArticle(idOf(number));
    revalidatePath.mockClear();
    regenerateArticle(id);
    expect(paths()).toEqual([]);
  });
});

describe('an article that its author changed', () => {
  it('is revalidated at once, with the lists of their articles, also after a visitor reported it', async () => {
    const { regenerateArticle, regenerateOwnArticle } = await load();
    regenerateArticle(id);
    revalidatePath.mockClear();
    regenerateOwnArticle(id, { authorId, deleted: false });
    expect(paths()).toEqual([...pagesOfArticle, ...pagesOfAuthor]);
  });

  it('is revalidated each time, up to ten times a minute', async () => {
    const { regenerateOwnArticle } = await load();
    for (let time = 0; time < 20; time += 1) regenerateOwnArticle(id, { authorId, deleted: false });
    expect(paths().filter((path) => path === `/post/${id}`)).toHaveLength(10);
    expect(paths().filter((path) => path === `/user/${authorId}`)).toHaveLength(10);
  });
});

it('a deleted article is revalidated as if a visitor reported it, with the lists of the member who deleted it', async () => {
  const { regenerateOwnArticle } = await load();
  regenerateOwnArticle(id, { authorId, deleted: true });
  expect(paths()).toEqual([...pagesOfArticle, ...pagesOfAuthor]);
  revalidatePath.mockClear();
  regenerateOwnArticle(id, { authorId, deleted: true });
  expect(paths()).toEqual(pagesOfAuthor);
});

it('no page of a user whose id fails the check is revalidated', async () => {
  const { regenerateUser } = await load();
  regenerateUser('../post');
  expect(paths()).toEqual([]);
});

it('a member’s shares revalidate the first page of each block, ten times a minute', async () => {
  const { regenerateShareCircle } = await load();
  regenerateShareCircle(authorId);
  const blocks = ['1', '2', '3', '4', '5', '6'].map((block) => `/sharecircle/~/${block}/1`);
  expect(paths()).toEqual(['/sharecircle', ...blocks]);
  for (let count = 0; count < 20; count += 1) regenerateShareCircle(authorId);
  expect(paths()).toHaveLength(70);
});
