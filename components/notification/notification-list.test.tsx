import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { LazyRowParts } from '@/components/shell/row-menu.lazy';
import { mutes, type Mute } from '@/lib/domain/mute/mutes';
import { NOTIFICATION_KINDS, type NotificationKind } from '@/lib/domain/notification/notification-kinds';
import { resetLive, receivePush } from '@/lib/domain/live/live-store';
import { addFault } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { notify } from '@/mocks/db/notify';
import { userNamed } from '@/mocks/testing';
import { parsedPush } from '@/test/pushes';
import { renderApp, toastTexts } from '@/test/render';
import { LatestNotifications } from './latest-rows';
import { NotificationList } from './notification-list';

beforeEach(resetLive);

const show = (kind: NotificationKind) => renderApp(<NotificationList kind={kind} />, { as: 'demouser' });
const rows = () => screen.findAllByRole('article');
const tell = (comment: string, isReplyComment = false) => {
  const user = userNamed('demouser');
  const article = [...db.articles.values()].find(({ userId }) => userId === user.id);
  notify({
    userId: user.id,
    itemType: '4',
    sourceUserId: userNamed('otheruser').id,
    articleId: article?.id ?? null,
    comment,
    isReplyComment,
  });
  return article?.id;
};
const push = (kind: NotificationKind, id = db.notifications[0]?.id) =>
  act(() => receivePush(parsedPush({ itemType: NOTIFICATION_KINDS[kind].code, id }), false));

describe('a page of notifications', () => {
  it('shows who wrote what, with links to the users and the comments', async () => {
    tell('<b>不是标签</b>');
    const articleId = tell('谢谢', true);
    show('comment');
    const [reply, comment] = await rows();
    if (!reply || !comment) throw new Error('There are no rows');
    expect(reply).toHaveTextContent('回复了你的评论');
    expect(within(reply).getByText('谢谢').tagName).toBe('BLOCKQUOTE');
    expect(within(comment).getByText('<b>不是标签</b>')).toBeInTheDocument();
    const other = userNamed('otheruser');
    const [user, time] = within(comment).getAllByRole('link');
    expect(user).toHaveAttribute('href', `/user/${other.id}`);
    expect(time).toHaveTextContent('刚刚');
    expect(time?.getAttribute('href')).toMatch(new RegExp(`^/post/${articleId}#comment-${other.id}-\\d+$`));
    expect(within(comment).getByText('未读')).toBeInTheDocument();
    const title = db.articles.get(articleId ?? '')?.articleTitle ?? '';
    expect(within(reply).getByRole('link', { name: title })).toBeInTheDocument();
    // The row above names it.
    expect(within(comment).queryByText(title)).toBeNull();
  });

  it.each<[string, Mute]>([
    ['its author', { kind: 'author', value: userNamed('otheruser').id, name: '山海' }],
    ['a word of it', { kind: 'word', value: '抽奖', name: '抽奖' }],
    ['a tag in it', { kind: 'tag', value: 'gift', name: '福利' }],
  ])('folds a comment while %s is muted, here and in the panel of the bell', async (_what, muted) => {
    mutes.set([muted]);
    db.notifications = [];
    tell('来抽奖 #福利');
    renderApp(
      <>
        <LazyRowParts />
        <NotificationList kind="comment" />
        <LatestNotifications kind="comment" />
      </>,
      { as: 'demouser' },
    );
    await waitFor(() => expect(screen.getAllByRole('article', { name: /^已屏蔽：/ })).toHaveLength(2));
    expect(screen.queryByText(/来抽奖/)).toBeNull();
    const [show] = screen.getAllByRole('button', { name: '显示' });
    await userEvent.click(show ?? document.body);
    expect(screen.getByText(/来抽奖/)).toBeVisible();
  });

  const likedBy = async (count: number) => {
    const user = userNamed('demouser');
    const article = [...db.articles.values()].find(({ userId }) => userId === user.id);
    const likers = [...db.users.values()].filter(({ id }) => id !== user.id).slice(0, count);
    db.notifications = [];
    for (const { id } of likers)
      notify({ userId: user.id, itemType: '1', sourceUserId: id, articleId: article?.id ?? null });
    show('like');
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    return { row, names: likers.map(({ nickname }) => nickname).toReversed() };
  };

  it('shows the likes of an article in one row, with the names of the last two and how many there are', async () => {
    const { row, names } = await likedBy(4);
    expect(row).toHaveTextContent(`${names[0]}、${names[1]} 等 4 人赞了你的文章`);
  });

  it('shows two likes of an article with the names alone', async () => {
    const { row, names } = await likedBy(2);
    expect(row).toHaveTextContent(`${names[0]}、${names[1]} 赞了你的文章`);
  });

  it('offers to follow back', async () => {
    const user = userNamed('demouser');
    const [friend, fan] = [...db.users.values()].filter(({ id }) => id !== user.id);
    if (!friend || !fan) throw new Error('There are no other users');
    db.notifications = [];
    db.follows.delete(user.id, fan.id);
    db.follows.set(user.id, friend.id, Date.now());
    for (const { id } of [friend, fan]) notify({ userId: user.id, itemType: '3', sourceUserId: id });
    show('follow');
    expect(await screen.findByRole('button', { name: `已关注 ${friend.nickname}`, pressed: true })).toHaveTextContent(
      '已关注',
    );
    await userEvent.click(screen.getByRole('button', { name: `关注 ${fan.nickname}` }));
    expect(await screen.findByRole('button', { name: `已关注 ${fan.nickname}`, pressed: true })).toBeInTheDocument();
    expect(db.follows.has(user.id, fan.id)).toBe(true);
  });

  it('loads page by page, twenty to a page', async () => {
    show('follow');
    expect(await rows()).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(24));
    expect(screen.getByText('没有更多了')).toBeInTheDocument();
  });

  it('marks an article that was deleted', async () => {
    const articleId = tell('好');
    if (articleId) db.articles.delete(articleId);
    show('comment');
    const [first] = await rows();
    expect(first).toHaveTextContent('文章已删除');
    expect(within(first ?? document.body).getAllByRole('link')).toHaveLength(1);
    expect(within(first ?? document.body).queryByRole('button')).toBeNull();
  });

  it('shows how many have arrived meanwhile, and loads them on a click', async () => {
    show('comment');
    const before = (await rows()).length;
    push('like', 'another');
    expect(screen.queryByRole('button', { name: /新消息/ })).toBeNull();
    tell('新来的');
    push('comment');
    await userEvent.click(await screen.findByRole('button', { name: '有 1 条新消息' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(before + 1));
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('新来的');
    expect(screen.queryByRole('button', { name: /新消息/ })).toBeNull();
  });

  it('keeps its rows and the button when the new ones fail to load', async () => {
    show('comment');
    const before = (await rows()).length;
    push('comment', 'new');
    addFault({ path: '/messages', status: 500 });
    await userEvent.click(await screen.findByRole('button', { name: '有 1 条新消息' }));
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    expect(screen.getAllByRole('article')).toHaveLength(before);
    expect(screen.getByRole('button', { name: '有 1 条新消息' })).toBeInTheDocument();
  });

  it('shows an empty state when there are none, and a retry when it failed to load', async () => {
    db.notifications = [];
    addFault({ path: '/messages', status: 500, times: 2 });
    show('follow');
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByText('还没有人关注你')).toBeInTheDocument();
  });
});

it('names, titles and quotes that run from right to left turn nothing around them', async () => {
  const other = userNamed('otheruser');
  const article = db.articles.get(tell('شكرا') ?? '');
  if (!article) throw new Error('The member has no article');
  Object.assign(other, { nickname: 'مرحبا' });
  Object.assign(article, { articleTitle: 'عنوان' });
  show('comment');
  const [row] = await rows();
  if (!row) throw new Error('There is no row');
  for (const text of ['مرحبا', 'عنوان']) expect(within(row).getByText(text).tagName).toBe('BDI');
  expect(within(row).getByText('شكرا')).toHaveAttribute('dir', 'auto');
});
