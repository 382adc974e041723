import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { addFault } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { notify } from '@/mocks/db/notify';
import { userNamed } from '@/mocks/testing';
import { callsOf, renderApp } from '@/test/render';
import { NotificationList } from './notification-list';

/** A comment of another member below an article of the viewer's, told of in the first row. */
async function showComment() {
  const [user, other] = [userNamed('demouser'), userNamed('otheruser')];
  const article = [...db.articles.values()].find(({ userId }) => userId === user.id);
  const comment = (article && db.comments.get(article.id))?.find(({ topId }) => topId === null);
  if (!article || !comment) throw new Error('There is no comment');
  Object.assign(comment, { userId: other.id, content: '写得清楚', createTime: Date.now() });
  notify({
    userId: user.id,
    itemType: '4',
    sourceUserId: other.id,
    articleId: article.id,
    comment: comment.content,
    createTime: comment.createTime,
  });
  renderApp(<NotificationList kind="comment" />, { as: 'demouser' });
  const [row] = await screen.findAllByRole('article');
  if (!row) throw new Error('There is no row');
  return { row: within(row), other, article, comment };
}

it('a comment is answered where it is told of', async () => {
  const { row, other, article, comment } = await showComment();
  expect(callsOf('/article/comments')).toEqual([]);
  await userEvent.click(row.getByRole('button', { name: `回复 ${other.nickname}` }));
  const box = await row.findByRole('textbox', { name: `回复 ${other.nickname}` });
  expect(box).toHaveFocus();
  await userEvent.type(box, '谢谢你');
  const form = within(row.getByRole('form'));
  await userEvent.click(form.getByRole('button', { name: '回复' }));
  expect(await row.findByText('已回复')).toBeInTheDocument();
  expect(row.queryByRole('textbox')).toBeNull();
  const stored = db.comments.get(article.id)?.find(({ content }) => content === '谢谢你');
  expect(stored).toMatchObject({ topId: comment.id, replyId: comment.id });
});

it('a comment is liked where it is told of, with the press that loads it', async () => {
  const { row } = await showComment();
  await userEvent.click(row.getByRole('button', { name: '点赞' }));
  expect(await row.findByRole('button', { name: '点赞 已赞', pressed: true })).toHaveTextContent('已赞');
  await waitFor(() => expect(callsOf('/users/agreecomment')).toHaveLength(1));
});

it('a comment that is gone says so, and one that does not load is tried again', async () => {
  const { row, article } = await showComment();
  addFault({ path: '/article/comments', status: 500, times: 2 });
  await userEvent.click(row.getByRole('button', { name: '点赞' }));
  const retry = await row.findByRole('button', { name: '重试' });
  db.comments.set(article.id, []);
  await userEvent.click(retry);
  expect(await row.findByText('这条评论已被删除')).toBeInTheDocument();
  expect(callsOf('/users/agreecomment')).toEqual([]);
});
