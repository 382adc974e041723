import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { resetLive, setCounts } from '@/lib/domain/live/live-store';
import { addFault } from '@/mocks/control/faults';
import { db, resetDb } from '@/mocks/db';
import { notify } from '@/mocks/db/notify';
import { userNamed } from '@/mocks/testing';
import { openPopover } from '@/test/open-popover';
import { callsOf, renderApp } from '@/test/render';
import { NotificationMenu } from './notification-menu';

beforeEach(() => {
  resetDb({ articles: 0, articlesDir: null });
  resetLive();
});

const NONE = {
  allCount: 0,
  imCount: 0,
  commentCount: 0,
  likeCount: 0,
  followCount: 0,
  collectCount: 0,
  noticeCount: 0,
};
const asked = () => callsOf('/messages').map(({ body }): unknown => JSON.parse(body ?? ''));

function open() {
  renderApp(<NotificationMenu />, { as: 'demouser' });
  expect(asked()).toEqual([]);
  return openPopover(/^消息/);
}

it('opening shows the five latest of the first kind with something unread, and asks for no other', async () => {
  setCounts({ ...NONE, allCount: 3, followCount: 3 });
  const panel = await open();
  expect(await panel.findByRole('button', { name: /^关注/, pressed: true })).toHaveTextContent('关注3 条未读');
  await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(5));
  const [first] = panel.getAllByRole('listitem');
  expect(first).toHaveTextContent(/关注了你/);
  expect(within(first ?? document.body).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/user\//));
  expect(panel.getByRole('link', { name: '查看全部' })).toHaveAttribute('href', '/notification/focus');
  expect(asked()).toEqual([{ pageNo: 1, pageSize: 5, itemType: '3' }]);
});

it('a comment is shown by what it says, and leads to it', async () => {
  const panel = await open();
  const [first] = await panel.findAllByRole('listitem');
  const told = db.notifications.find(({ itemType, userId }) => itemType === '4' && userId === userNamed('demouser').id);
  expect(first).toHaveTextContent(told?.comment ?? 'none');
  const link = within(first ?? document.body).getByRole('link');
  expect(link).toHaveAttribute('href', expect.stringMatching(/#comment-/));
});

it('the likes of one article are one row', async () => {
  const { id } = userNamed('demouser');
  const [share] = [...db.shares.values()].filter(({ userId }) => userId === id);
  db.notifications = [];
  const likers = ['otheruser', 'tangyuan', 'reader7'].map(userNamed);
  for (const liker of likers)
    notify({ userId: id, itemType: '1', sourceUserId: liker.id, circleId: share?.id ?? null });
  setCounts({ ...NONE, allCount: 3, likeCount: 3 });
  const panel = await open();
  const rows = await panel.findAllByRole('listitem');
  expect(rows).toHaveLength(1);
  const names = likers.map(({ nickname }) => nickname).toReversed();
  expect(rows[0]).toHaveTextContent(`${names[0]}、${names[1]} 等 3 人赞了你的分享`);
});

it('private messages lead to their chats, and are not read by looking', async () => {
  const panel = await open();
  await userEvent.click(await panel.findByRole('button', { name: /^私信/ }));
  const row = await panel.findByRole('link', { name: /山海/ });
  expect(row).toHaveAttribute('href', `/notification/im?participantId=${userNamed('otheruser').id}`);
  expect(panel.getByRole('link', { name: '查看全部' })).toHaveAttribute('href', '/notification/im');
  expect(callsOf('/im/read-message')).toEqual([]);
});

it('says that there is nothing, and loads again after a failure', async () => {
  db.notifications = [];
  addFault({ path: '/messages', status: 500, times: 1 });
  const panel = await open();
  await userEvent.click(await panel.findByRole('button', { name: '重试' }));
  expect(await panel.findByText('还没有人评论，写点什么会有人来聊')).toBeInTheDocument();
});
