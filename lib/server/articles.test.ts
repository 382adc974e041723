import { expect, test } from 'vitest';
import { addFault } from '@/mocks/control/faults';
import { userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';
import { loadAuthorFacts, loadRecommendations } from './articles';

startContractApi();

const answer = (path: string, ids: readonly string[]) => ({
  path,
  body: { code: '0', data: ids.map((id) => ({ id, userId: 'u', articleTitle: id })) },
});
const ids = (articles: readonly { id: string }[] | undefined) => articles?.map(({ id }) => id);

test('related are articles with the same tags, filled up with those of the author, each once', async () => {
  addFault(answer('/articles/recommend', ['a', 'b']));
  addFault(answer('/articles/author-recommend', ['b', 'c', 'd', 'e', 'f', 'g']));
  const { related, byAuthor } = await loadRecommendations({ id: 'p', tags: ['qd'], userId: 'u' });
  expect(ids(related)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(ids(byAuthor)).toEqual(['b', 'c', 'd', 'e']);
});

test('related articles that cannot be had are left to the browser, whatever the author wrote', async () => {
  addFault({ path: '/articles/recommend', status: 502, body: {} });
  addFault(answer('/articles/author-recommend', ['b']));
  const { related, byAuthor } = await loadRecommendations({ id: 'p', tags: ['qd'], userId: 'u' });
  expect(related).toBeUndefined();
  expect(ids(byAuthor)).toEqual(['b']);
});

test('a page says of its author what can be had', async () => {
  const { id } = userNamed('demouser');
  expect(await loadAuthorFacts(id)).toMatchObject({ counts: { articleTotal: expect.any(Number) } });
  addFault({ path: '/statistics/actioncounts', status: 502, body: {} });
  const facts = await loadAuthorFacts(id);
  expect(facts?.counts).toBeUndefined();
  expect(facts?.description).not.toBe('');
});
