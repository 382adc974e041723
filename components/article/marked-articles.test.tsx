import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listMarkedArticles } from '@/lib/domain/article/api';
import { FEED_PAGE_SIZE } from '@/lib/domain/article/page-size';
import { pageOfRows } from '@/lib/query/whole-list';
import { addFault, clearFaults } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { stubIntersections } from '@/test/intersections';
import { callsOf, renderApp } from '@/test/render';
import { MarkedArticles } from './marked-articles';

let comeNear: () => void;

beforeEach(() => {
  comeNear = stubIntersections();
  const { id } = userNamed('demouser');
  for (const [article] of db.likes.targets(id)) db.likes.delete(id, article);
});
afterEach(() => vi.unstubAllGlobals());

async function open({ count, as }: { count: number; as?: string }) {
  const { id: userId } = userNamed('demouser');
  const published = [...db.articles.values()].filter(({ status }) => status === '2').slice(0, count);
  published.forEach(({ id }, index) => db.likes.set(userId, id, index));
  const page = pageOfRows(await listMarkedArticles(userId, 'liked'), 1, FEED_PAGE_SIZE);
  const asked = callsOf('/articles/agreed').length;
  renderApp(
    <MarkedArticles userId={userId} list="liked" initial={{ ...page, renderedAt: Date.now() }} />,
    as ? { as } : {},
  );
  return { userId, ids: published.map(({ id }) => id), calls: () => callsOf('/articles/agreed').length - asked };
}

const articles = () => screen.queryAllByRole('article');
const like = (index: number) => within(articles()[index] ?? document.body).getByRole('button', { name: /点赞/ });

it('the articles that a user likes load on from one answer of the API', async () => {
  const { calls } = await open({ count: 25 });
  expect(articles()).toHaveLength(10);
  expect(calls()).toBe(0);
  for (const shown of [20, 25]) {
    comeNear();
    await waitFor(() => expect(articles()).toHaveLength(shown));
  }
  expect(await screen.findByText('没有更多了')).toBeInTheDocument();
  expect(calls()).toBe(1);
});

it('an article that the user likes no more stays in their own list', async () => {
  const { userId, ids } = await open({ count: 3, as: 'demouser' });
  await waitFor(() => expect(like(0)).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(like(0));
  await waitFor(() => expect(db.likes.has(userId, ids[2] ?? '')).toBe(false));
  await waitFor(() => expect(like(0)).toHaveAttribute('aria-pressed', 'false'));
  expect(articles()).toHaveLength(3);
});

it('another member sees which of them they like', async () => {
  const [article = ''] = [...db.articles.values()].flatMap(({ id, status }) => (status === '2' ? [id] : []));
  db.likes.set(userNamed('otheruser').id, article, 1_000);
  await open({ count: 2, as: 'otheruser' });
  await waitFor(() => expect(like(1)).toHaveAttribute('aria-pressed', 'true'));
});

it('a list that fails while it loads on keeps what is shown', async () => {
  await open({ count: 15 });
  addFault({ path: '/articles/agreed', body: { code: '-1', message: '繁忙' } });
  comeNear();
  const retry = await screen.findByRole('button', { name: '重试' });
  expect(articles()).toHaveLength(10);
  clearFaults();
  await userEvent.click(retry);
  await waitFor(() => expect(articles()).toHaveLength(15));
});

it('a user who likes nothing has an empty list', async () => {
  await open({ count: 0 });
  expect(screen.getByText('暂无数据')).toBeInTheDocument();
});
