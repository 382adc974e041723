import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { useOpenReply } from '@/lib/domain/comment/open-reply';
import { getShare } from '@/lib/domain/share/api';
import { addFault } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { givenComments, givenShares, userNamed } from '@/mocks/testing';
import { callsOf, renderApp, toastTexts } from '@/test/render';
import { serverActions } from '@/test/server-actions';
import { ShareDetail } from './share-detail';

const AUTHOR = 'otheruser';
const READER = 'demouser';

const { refreshShare } = serverActions;

beforeEach(() => useOpenReply.setState({ id: null }));

/** A share of AUTHOR with a comment of AUTHOR, which a link names. */
async function open({ as, before }: { as?: string; before?: (id: string) => void } = {}) {
  const { id } = givenShares({ username: AUTHOR, content: '一条友圈' });
  const commentId = givenComments(id, { username: AUTHOR, content: '作者说' });
  const share = await getShare(id);
  if (!share) throw new Error('The share is not there');
  before?.(id);
  renderApp(
    <ShareDetail share={share} renderedAt={Date.now()} count={1}>
      服务器的评论
    </ShareDetail>,
    { at: `/sharecircle/${id}#comment-${commentId}`, ...(as && { as }) },
  );
  return { id };
}

const comment = (nickname: string) => screen.getByRole('article', { name: `${nickname} 的评论` });

it('a comment is four rows, a reply to one is three; a comment that is sent is counted', async () => {
  await open({ as: READER });
  const box = await screen.findByRole('textbox', { name: '写评论' });
  expect(box).toHaveAttribute('placeholder', '请输入您的评论吧~');
  await userEvent.click(box);
  expect(box).toHaveAttribute('rows', '4');
  fireEvent.change(box, { target: { value: '说得好' } });
  await userEvent.click(screen.getByRole('button', { name: '评论' }));
  await waitFor(() => expect(toastTexts()).toEqual(['评论成功']));
  expect(box).toHaveValue('');
  expect(screen.getByRole('heading', { name: '全部评论' })).toBeInTheDocument();
  expect(await screen.findByText('2', { selector: 'h2 *' })).toBeInTheDocument();

  await userEvent.click(within(comment(userNamed(AUTHOR).nickname)).getByRole('button', { name: '回复' }));
  expect(screen.getByRole('textbox', { name: /^回复/ })).toHaveAttribute('rows', '3');
});

it('the share’s author has a badge, and may delete every comment', async () => {
  const { id } = await open({
    as: AUTHOR,
    before: (shareId) => givenComments(shareId, { username: READER, content: '路过' }),
  });
  await screen.findByText('路过');
  const { nickname } = userNamed(READER);
  expect(within(comment(userNamed(AUTHOR).nickname)).getByText('作者')).toBeInTheDocument();
  await userEvent.click(await within(comment(nickname)).findByRole('button', { name: '删除' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(screen.queryByText('路过')).toBeNull());
  expect(db.comments.get(id)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^关注/ })).toBeNull();
});

it('a reader learns that the share was deleted', async () => {
  await open({ as: READER, before: (id) => void db.shares.delete(id) });
  expect(await screen.findByText('友圈不存在或已被删除')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it.each([
  {
    press: '评论',
    write: async () => userEvent.type(await screen.findByRole('textbox', { name: '写评论' }), '说得好'),
  },
  { press: '点赞', write: () => screen.findByText('作者说') },
])('a reader whose $press comes after the share was deleted learns it from the page', async ({ press, write }) => {
  const { id } = await open({ as: READER });
  await write();
  db.shares.delete(id);
  await userEvent.click(screen.getAllByRole('button', { name: press })[0] as HTMLElement);
  expect(await screen.findByText('友圈不存在或已被删除')).toBeInTheDocument();
});

it('what the server rendered stays when the API fails', async () => {
  await open({ before: () => addFault({ path: '/shares/info', status: 500 }) });
  await waitFor(() => expect(callsOf('/shares/info').length).toBeGreaterThan(1));
  expect(screen.getByText('一条友圈')).toBeInTheDocument();
});

it('the kept page is refreshed once its comments are others than it shows, and once its share is deleted', async () => {
  const { id } = await open({ as: AUTHOR });
  await screen.findByText('作者说');
  expect(refreshShare).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('textbox', { name: '写评论' }), { target: { value: '再说一句' } });
  await userEvent.click(screen.getByRole('button', { name: '评论' }));
  await waitFor(() => expect(refreshShare).toHaveBeenCalledWith(id));
  refreshShare.mockClear();
  await userEvent.click(screen.getByRole('button', { name: /^删除友圈/ }));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(db.shares.has(id)).toBe(false));
  await waitFor(() => expect(refreshShare).toHaveBeenCalledWith(id));
});
