import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { db } from '@/mocks/db';
import { givenArticle, userNamed } from '@/mocks/testing';
import { callsOf, renderApp } from '@/test/render';
import { serverActions } from '@/test/server-actions';
import { ArticleVisit } from './article-visit';

const RECORD = '/history/generate';
const visit = (id: string, as?: string) =>
  renderApp(<ArticleVisit id={id} userId={userNamed('otheruser').id} shown="" />, as ? { as } : {});
const settled = ({ client }: ReturnType<typeof visit>) => waitFor(() => expect(client.isFetching()).toBe(0));

it('a member who reads an article finds it once in their history', async () => {
  const { id } = givenArticle({ username: 'otheruser' });
  const page = visit(id, 'demouser');
  await waitFor(() => expect(callsOf(RECORD)).toHaveLength(1));
  page.rerender(<ArticleVisit id={id} userId={userNamed('otheruser').id} shown="" />);
  await settled(page);
  expect(callsOf(RECORD)).toHaveLength(1);
});

it('a member who opens the stale page of a deleted article is told so, and has no visit of it in their history', async () => {
  const { id } = givenArticle({ username: 'otheruser' });
  db.articles.delete(id);
  const page = visit(id, 'demouser');
  expect(await screen.findByText(/文章不存在或已被删除/)).toBeVisible();
  expect(serverActions.reportStaleArticle).toHaveBeenCalledWith(id);
  await settled(page);
  expect(callsOf(RECORD)).toEqual([]);
});

it('the visit of somebody who is not signed in is in no history', async () => {
  const { id } = givenArticle({ username: 'otheruser' });
  const page = visit(id);
  await settled(page);
  expect(callsOf(RECORD)).toEqual([]);
});
