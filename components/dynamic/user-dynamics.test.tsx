import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listDynamics } from '@/lib/domain/dynamic/api';
import { addFault, clearFaults } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { givenShares, userNamed } from '@/mocks/testing';
import { stubIntersections } from '@/test/intersections';
import { callsOf, renderApp } from '@/test/render';
import { UserDynamics } from './user-dynamics';

let comeNear: () => void;

beforeEach(() => {
  comeNear = stubIntersections();
});
afterEach(() => vi.unstubAllGlobals());

async function open({ as, rendered = true }: { as?: string; rendered?: boolean } = {}) {
  const { id } = userNamed('otheruser');
  const initial = rendered ? { ...(await listDynamics(id, 1)), renderedAt: Date.now() } : undefined;
  const asked = callsOf('/dynamics').length;
  renderApp(<UserDynamics userId={id} initial={initial} />, as ? { as } : {});
  return { total: initial?.total ?? 0, calls: () => callsOf('/dynamics').length - asked };
}

function only(act: (userId: string) => void) {
  const { id } = userNamed('otheruser');
  for (const [key, { userId }] of [...db.articles]) if (userId === id) db.articles.delete(key);
  for (const [key, { userId }] of [...db.shares]) if (userId === id) db.shares.delete(key);
  for (const relation of [db.likes, db.shareLikes, db.follows, db.collects, db.toolCollects]) {
    for (const [target] of relation.targets(id)) relation.delete(id, target);
  }
  act(id);
}

const rows = () => screen.queryAllByRole('article');
const row = (phrase: string) => screen.getByRole('article', { name: phrase });
const first = <T,>(map: ReadonlyMap<string, T>, isWanted: (value: T) => boolean = () => true): T => {
  const found = [...map.values()].find(isWanted);
  if (!found) throw new Error('The seed has no such row');
  return found;
};

describe('what a user did', () => {
  it('is told by a sentence of its own, with a card that leads to what it was done to', async () => {
    const article = first(db.articles, ({ status }) => status === '2');
    const share = first(db.shares, ({ content }) => content.length < 60);
    const tool = first(db.tools);
    const user = userNamed('demouser');
    only((id) => {
      db.likes.set(id, article.id, 1_000);
      db.shareLikes.set(id, share.id, 2_000);
      db.follows.set(id, user.id, 3_000);
      db.toolCollects.set(id, tool.id, 4_000);
    });
    await open();
    expect(rows().map((it) => it.getAttribute('aria-label'))).toEqual([
      '收藏了工具',
      '关注了用户',
      '赞了友圈',
      '赞了文章',
    ]);
    const link = (phrase: string) => within(row(phrase)).getByRole('link');
    expect(link('赞了文章')).toHaveAttribute('href', `/post/${article.id}`);
    expect(link('赞了文章')).toHaveTextContent(article.articleTitle);
    expect(link('赞了友圈')).toHaveAttribute('href', `/sharecircle/${share.id}`);
    expect(link('关注了用户')).toHaveAttribute('href', `/user/${user.id}`);
    expect(link('收藏了工具')).toHaveAttribute('href', new URL(tool.url).href);
    expect(row('收藏了工具')).toHaveTextContent(new URL(tool.url).host);
  });

  it('tells in words that what it was done to is gone', async () => {
    only((id) => {
      db.likes.set(id, 'gone-article', 1_000);
      db.shareLikes.set(id, 'gone-share', 2_000);
      db.follows.set(id, 'gone-user', 3_000);
      db.toolCollects.set(id, 'gone-tool', 4_000);
    });
    await open();
    const words = ['该工具已被删除', '该用户不存在', '该友圈已被删除', '该文章已被删除'];
    expect(rows()).toHaveLength(words.length);
    rows().forEach((it, index) => expect(it).toHaveTextContent(words[index] ?? ''));
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it('has no link to a tool whose address is none of the web', async () => {
    const tool = first(db.tools);
    db.tools.set(tool.id, { ...tool, url: 'javascript:alert(1)' });
    only((id) => db.toolCollects.set(id, tool.id, 1_000));
    await open();
    expect(row('收藏了工具')).toHaveTextContent(tool.name);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it('has the words of users run as their own letters do', async () => {
    const tool = first(db.tools);
    db.tools.set(tool.id, { ...tool, description: 'أداة' });
    const user = userNamed('demouser');
    Object.assign(user, { job: '', description: 'مرحبا' });
    only((id) => {
      db.follows.set(id, user.id, 1_000);
      db.toolCollects.set(id, tool.id, 2_000);
    });
    await open();
    for (const words of ['أداة', 'مرحبا']) expect(screen.getByText(words)).toHaveAttribute('dir', 'auto');
  });

  it('is followed from its row', async () => {
    const user = first(db.users, ({ username }) => username !== 'demouser' && username !== 'otheruser');
    only((id) => db.follows.set(id, user.id, 1_000));
    db.follows.delete(userNamed('demouser').id, user.id);
    await open({ as: 'demouser' });
    await userEvent.click(await screen.findByRole('button', { name: `关注 ${user.nickname}` }));
    await waitFor(() => expect(db.follows.has(userNamed('demouser').id, user.id)).toBe(true));
  });

  it('loads on page by page, each row once, to the end', async () => {
    givenShares({ username: 'otheruser', count: 45 });
    const { total } = await open();
    while (rows().length < total) {
      const shown = rows().length;
      comeNear();
      await waitFor(() => expect(rows().length).toBeGreaterThan(shown));
    }
    expect(await screen.findByText('没有更多了')).toBeInTheDocument();
    expect(new Set(rows().map(({ id }) => id)).size).toBe(total);
    expect(rows().at(-1)).toHaveAttribute('aria-posinset', String(total));
  });

  it('says when there is nothing', async () => {
    only(() => {});
    await open();
    expect(screen.getByText('暂无数据')).toBeInTheDocument();
  });
});

describe('the list', () => {
  it('is loaded by the browser when the server could not, and again on retry', async () => {
    addFault({ path: '/dynamics', body: { code: '-1', message: '繁忙' } });
    await open({ rendered: false });
    expect(screen.getByRole('status', { name: '正在加载动态' })).toBeInTheDocument();
    const retry = await screen.findByRole('button', { name: '重试' });
    clearFaults();
    await userEvent.click(retry);
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  });

  it('asks nothing for a visitor', async () => {
    const { calls } = await open();
    expect(rows().length).toBeGreaterThan(0);
    expect(calls()).toBe(0);
  });

  it('offers another member what has come since it was rendered', async () => {
    const opened = open({ as: 'demouser' });
    await opened;
    givenShares({ username: 'otheruser', content: '刚刚发布的' });
    expect(screen.queryByText('刚刚发布的')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: '有 1 条新动态' }));
    expect(rows()[0]).toHaveTextContent('刚刚发布的');
  });

  it('is, for the user themself, a skeleton until their own has come', async () => {
    const opened = open({ as: 'otheruser' });
    await opened;
    givenShares({ username: 'otheruser', content: '刚刚发布的' });
    await waitFor(() => expect(rows()[0]).toHaveTextContent('刚刚发布的'));
  });
});
