import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listArticlesOfUser } from '@/lib/domain/article/api';
import { FEED_PAGE_SIZE } from '@/lib/domain/article/page-size';
import { addFault, holdCalls } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { givenArticle, userNamed } from '@/mocks/testing';
import { callsOf, renderApp } from '@/test/render';
import { UserArticles } from './user-articles';

const PENDING = '还没有审核的文章';

/** The page of demouser, who has an unpublished article. @param beforeRender runs after the server has read */
async function open(as?: string, beforeRender = () => {}) {
  const userId = userNamed('demouser').id;
  const page = await listArticlesOfUser({ userId, pageNo: 1, pageSize: FEED_PAGE_SIZE });
  givenArticle({ username: 'demouser', title: PENDING, status: '1' });
  const initial = { ...page, renderedAt: Date.now() };
  beforeRender();
  renderApp(<UserArticles userId={userId} initial={initial} />, as ? { as } : {});
}

const waiting = () => screen.queryByRole('status', { name: '正在加载文章' });

describe('the articles of a user', () => {
  it('are, for the user themself, a skeleton until their own list has come', async () => {
    let answer = () => {};
    await open('demouser', () => (answer = holdCalls('/articles/listByUserId')));
    await waitFor(() => expect(waiting()).toBeInTheDocument());
    answer();
    expect(await screen.findByRole('article', { name: PENDING })).toBeInTheDocument();
    expect(waiting()).toBeNull();
  });

  it('are shown at once to another member', async () => {
    await open('otheruser');
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
    expect(screen.queryByRole('article', { name: PENDING })).toBeNull();
  });

  it('show another member which of them they like', async () => {
    const { list } = await listArticlesOfUser({
      userId: userNamed('demouser').id,
      pageNo: 1,
      pageSize: FEED_PAGE_SIZE,
    });
    const [liked] = list;
    db.likes.set(userNamed('otheruser').id, liked?.id ?? '', 1_000);
    await open('otheruser');
    const card = screen.getByRole('article', { name: liked?.articleTitle ?? '' });
    await waitFor(() =>
      expect(within(card).getByRole('button', { name: /点赞/ })).toHaveAttribute('aria-pressed', 'true'),
    );
  });

  it('are shown to their author as visitors see them when the own list fails', async () => {
    addFault({ path: '/articles/listByUserId', body: { code: '-1', message: '繁忙' } });
    renderApp(
      <UserArticles
        userId={userNamed('demouser').id}
        initial={{ list: [], total: 0, pageNo: 1, renderedAt: Date.now() }}
      />,
      { as: 'demouser' },
    );
    await waitFor(() => expect(callsOf('/articles/listByUserId')).not.toHaveLength(0));
    await waitFor(() => expect(screen.getByText('暂无数据')).toBeInTheDocument());
  });
});
