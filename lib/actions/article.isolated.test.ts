import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { forPageRequest } from '@/lib/server/page-request';
import { db, resetDb } from '@/mocks/db';
import { issueToken } from '@/mocks/handlers/access';
import { addFault } from '@/mocks/control/faults';
import { userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';

const request = vi.hoisted(() => ({ token: undefined as string | undefined, revalidatePath: vi.fn() }));
vi.mock('next/cache', () => ({ revalidatePath: request.revalidatePath }));
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => (request.token === undefined ? undefined : { value: request.token }) }),
}));
vi.mock('next/server', () => ({ after: (task: () => void) => task() }));

const paths = () => request.revalidatePath.mock.calls.flat();
const load = () => import('./article');

function someArticle() {
  const [article] = [...db.articles.values()];
  if (!article) throw new Error('No article is planted.');
  const author = db.users.get(article.userId);
  const other = [...db.users.values()].find((user) => user.id !== article.userId);
  if (!author || !other) throw new Error('No members are planted.');
  return { article, author, other };
}

startContractApi();
beforeAll(() => resetDb({ articles: 1, articlesDir: null }));
beforeEach(async () => {
  vi.resetModules();
  request.revalidatePath.mockClear();
  request.token = undefined;
});

describe('an action called with forged arguments', () => {
  it.each([undefined, null, '', 7, 'x', '../user', ['3f0a9c41b27d5e83'], { id: '3f0a9c41b27d5e83' }, [[[[]]]]])(
    'with %j as its article does nothing and fails nothing',
    async (argument) => {
      const { reportStaleArticle, refreshOwnArticle } = await load();
      request.token = issueToken(userNamed('demouser'));
      await reportStaleArticle(argument);
      await refreshOwnArticle(argument);
      expect(paths()).toEqual([]);
    },
  );

  it.each([undefined, '', 'forged', '😀', 'a\nb'])('with %j as its session refreshes nothing', async (token) => {
    const { refreshOwnArticle } = await load();
    request.token = token;
    await refreshOwnArticle(someArticle().article.id);
    expect(paths()).toEqual([]);
  });
});

describe('an article that its author reports as changed', () => {
  it('is revalidated, with the pages that list the author’s articles', async () => {
    const { refreshOwnArticle } = await load();
    const { article, author } = someArticle();
    const { viewCounts } = article;
    request.token = issueToken(author);
    await refreshOwnArticle(article.id);
    expect(paths()).toEqual(expect.arrayContaining([`/post/${article.id}`, `/user/${author.id}/article`]));
    expect(article.viewCounts).toBe(viewCounts);
  });

  it('is not revalidated once the time of its request is over', async () => {
    const { refreshOwnArticle } = await load();
    const { article, author } = someArticle();
    request.token = issueToken(author);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    onTestFinished(() => timeout.mockRestore());
    await forPageRequest(() => refreshOwnArticle(article.id));
    expect(paths()).toEqual([]);
  });

  it('is not revalidated when another member reports it', async () => {
    const { refreshOwnArticle } = await load();
    const { article, other } = someArticle();
    request.token = issueToken(other);
    await refreshOwnArticle(article.id);
    expect(paths()).toEqual([]);
  });

  it('is not revalidated while the API cannot say who its author is', async () => {
    const { refreshOwnArticle } = await load();
    const { article, author } = someArticle();
    request.token = issueToken(author);
    addFault({ path: '/articles/mdinfo', status: 500, body: '<h1>500</h1>' });
    await refreshOwnArticle(article.id);
    expect(paths()).toEqual([]);
  });

  it('that was deleted is revalidated once a minute, with the pages of the reporting member', async () => {
    const { refreshOwnArticle } = await load();
    const { article, author } = someArticle();
    request.token = issueToken(author);
    db.articles.delete(article.id);
    await refreshOwnArticle(article.id);
    expect(paths()).toEqual(expect.arrayContaining([`/post/${article.id}`, `/user/${author.id}`]));
    request.revalidatePath.mockClear();
    await refreshOwnArticle(article.id);
    expect(paths()).not.toContain(`/post/${article.id}`);
  });
});

it('anybody may have an article revalidated, once a minute', async () => {
  const { reportStaleArticle } = await load();
  const { id } = someArticle().article;
  await reportStaleArticle(id);
  await reportStaleArticle(id);
  expect(paths().filter((path) => path === `/post/${id}`)).toHaveLength(1);
});
