import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { useOpenReply } from '@/lib/domain/comment/store';
import { endSession } from '@/lib/domain/session/store';
import { getShare } from '@/lib/domain/share/api';
import { addFault } from '@/mocks/control/faults';
import { plantComments, plantedCommentsSchema, plantedShareSchema, plantShare } from '@/mocks/control/plant';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { callsOf, renderApp, toastTexts } from '@/test/render';
import { ShareDetail } from './share-detail';

const AUTHOR = 'otheruser';
const READER = 'demouser';

beforeEach(() => {
  useOpenReply.setState({ id: null });
  Element.prototype.scrollIntoView = () => {};
});
afterEach(endSession);

/** The page of a share of AUTHOR with a comment of AUTHOR, which a link leads to. */
async function open({ as, before }: { as?: string; before?: (id: string) => void } = {}) {
  const planted = plantShare(z.parse(plantedShareSchema, { username: AUTHOR, content: '一条友圈' }));
  if (!planted) throw new Error('There is no such author');
  const { id } = planted;
  const [comment] = plantComments(id, z.parse(plantedCommentsSchema, { username: AUTHOR, content: '作者说' })) ?? [];
  const share = await getShare(id);
  if (!share) throw new Error('The share is not there');
  before?.(id);
  renderApp(
    <ShareDetail share={share} renderedAt={Date.now()} count={1}>
      服务器的评论
    </ShareDetail>,
    { at: `/sharecircle/${id}#comment-${comment}`, ...(as && { as }) },
  );
  return { id, authorId: share.userId };
}

const comment = (nickname: string) => screen.getByRole('article', { name: `${nickname} 的评论` });

it('a comment is four rows, a reply to one is three, and only one reply is open at a time', async () => {
  const { id, authorId } = await open({ as: READER });
  const box = await screen.findByRole('textbox', { name: '写评论' });
  expect(box).toHaveAttribute('placeholder', '请输入您的评论吧~');
  expect(box).toHaveAttribute('rows', '4');
  expect(screen.getByRole('button', { name: '评论' })).toBeDisabled();
  fireEvent.change(box, { target: { value: '😀'.repeat(256) } });
  expect(await screen.findByText('256/255')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '评论' })).toBeDisabled();
  fireEvent.change(box, { target: { value: '😀'.repeat(255) } });
  await userEvent.click(screen.getByRole('button', { name: '评论' }));
  await waitFor(() => expect(toastTexts()).toEqual(['评论成功']));
  expect(JSON.parse(callsOf('/sharecircle/comments/create')[0]?.body ?? '')).toEqual({
    circleId: id,
    uid: authorId,
    content: '😀'.repeat(255),
    topId: null,
    replyId: null,
    replyComment: null,
    replyNickname: null,
    replyUserId: null,
  });
  expect(box).toHaveValue('');
  expect(screen.getByRole('heading', { name: '全部评论' })).toBeInTheDocument();
  expect(await screen.findByText('2', { selector: 'h2 *' })).toBeInTheDocument();

  const [mine, theirs] = [userNamed(READER), userNamed(AUTHOR)].map(({ nickname }) => within(comment(nickname)));
  await userEvent.click(theirs?.getByRole('button', { name: '回复' }) ?? box);
  expect(screen.getByRole('textbox', { name: /^回复/ })).toHaveAttribute('rows', '3');
  await userEvent.click(mine?.getByRole('button', { name: '回复' }) ?? box);
  expect(screen.getAllByRole('textbox', { name: /^回复/ })).toHaveLength(1);
  await userEvent.click(mine?.getByRole('button', { name: '收起回复' }) ?? box);
  expect(screen.queryByRole('textbox', { name: /^回复/ })).toBeNull();
});

it('the share’s author has a badge, and may delete every comment', async () => {
  const { id } = await open({
    as: AUTHOR,
    before: (shareId) => plantComments(shareId, z.parse(plantedCommentsSchema, { username: READER, content: '路过' })),
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

it('what the server rendered stays when the API fails', async () => {
  await open({ before: () => addFault({ path: '/shares/info', status: 500 }) });
  await waitFor(() => expect(callsOf('/shares/info').length).toBeGreaterThan(1));
  expect(screen.getByText('一条友圈')).toBeInTheDocument();
});
