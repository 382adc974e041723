import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listArticlesOfUser } from '@/lib/domain/article/api';
import { FEED_PAGE_SIZE } from '@/lib/domain/article/constants';
import { lastMember } from '@/lib/domain/session/store';
import { addFault } from '@/mocks/control/faults';
import { plantArticle, plantedArticleSchema } from '@/mocks/control/plant';
import { resetDb } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { renderApp } from '@/test/render';
import * as z from 'zod/mini';
import { UserArticles } from './user-articles';

beforeEach(() => resetDb({ articles: 0, articlesDir: null }));

const PENDING = '还没有审核的文章';

/** The page of demouser, who has an article that visitors do not see. */
async function open(as?: string) {
  const userId = userNamed('demouser').id;
  const page = await listArticlesOfUser({ userId, pageNo: 1, pageSize: FEED_PAGE_SIZE });
  plantArticle(z.parse(plantedArticleSchema, { username: 'demouser', title: PENDING, status: '1' }));
  const initial = { ...page, renderedAt: Date.now() };
  renderApp(<UserArticles userId={userId} initial={initial} onChanged={vi.fn()} />, as ? { as } : {});
  return userId;
}

const waiting = () => screen.queryByRole('status', { name: '正在加载文章' });
const articles = () => screen.getAllByRole('article');
const awaits = () => articles()[0]?.closest('[data-awaits]')?.getAttribute('data-awaits');

describe('the articles of a user', () => {
  it('are, for the user themself, a skeleton until their own list has come', async () => {
    addFault({ path: '/articles/listByUserId', delayMs: 100, times: 1 });
    const userId = await open('demouser');
    await waitFor(() => expect(waiting()).toBeInTheDocument());
    expect(await screen.findByRole('article', { name: PENDING })).toBeInTheDocument();
    expect(awaits()).toBeUndefined();
    expect(lastMember.get()).toBe(userId);
  });

  it('are shown at once to another member, as soon as it is known who that is', async () => {
    await open('otheruser');
    expect(awaits()).toBe('session');
    await waitFor(() => expect(awaits()).toBeUndefined());
    expect(screen.queryByRole('article', { name: PENDING })).toBeNull();
  });

  it('are shown to their author as visitors see them when the own list fails', async () => {
    addFault({ path: '/articles/listByUserId', body: { code: '-1', message: '繁忙' } });
    renderApp(
      <UserArticles
        userId={userNamed('demouser').id}
        initial={{ list: [], total: 0, pageNo: 1, renderedAt: Date.now() }}
        onChanged={vi.fn()}
      />,
      { as: 'demouser' },
    );
    expect(await screen.findByText('暂无数据')).toBeInTheDocument();
  });
});
