import { QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionClient } from '@/hooks/session/create-session-client';
import { articleQueries } from '@/lib/domain/article/queries';
import type { Comment, Reply } from '@/lib/domain/comment/schema';
import { useOpenReply } from '@/lib/domain/comment/store';
import { startSession } from '@/lib/domain/session/cookie';
import { endSession } from '@/lib/domain/session/store';
import { ApiError } from '@/lib/http/api-error';
import { useToasts } from '@/lib/browser/toast-store';
import { CommentList } from './comment-list';

const api = vi.hoisted(() => ({
  listArticleComments: vi.fn(),
  deleteArticleComment: vi.fn(),
  likeArticleComment: vi.fn(),
  submitArticleComment: vi.fn(),
}));
vi.mock('@/lib/domain/comment/api', () => api);
const session = vi.hoisted(() => ({ getSessionUser: vi.fn() }));
vi.mock('@/lib/domain/session/api', () => session);

const fields = (id: string, userId: string, content: string) => ({
  id,
  userId,
  nickname: `读者${userId}`,
  avatar: '',
  job: '',
  content,
  commentImage: '',
  createTime: '2026-01-01 00:00:00',
  likeCounts: 0,
  isLiker: false,
  isAuthor: false,
});
const reply = (id: string, userId: string, content: string): Reply => ({
  ...fields(id, userId, content),
  topId: 'a1',
  replyNickname: '',
  replyUserId: '',
  replyComment: '',
});
const top = (id: string, userId: string, content: string, children: Reply[] = []): Comment => ({
  ...fields(id, userId, content),
  replyCount: children.length,
  children,
});
const threads = () => [
  top('b1', 'u2', '乙的评论'),
  { ...top('a1', 'u1', '甲的评论', [reply('a2', 'author', '作者的回复')]), likeCounts: 3, isAuthor: true },
];

beforeEach(() => {
  for (const call of Object.values(api)) call.mockReset();
  api.listArticleComments.mockImplementation(async () => threads());
  localStorage.clear();
  useOpenReply.setState({ id: null });
  useToasts.setState({ toasts: [] });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => {};
});
afterEach(endSession);

const visitKey: QueryKey = articleQueries.visit('p').queryKey;

/** Gives the number of comments that the article's own copy tells. */
async function open({ userId, linkedId }: { userId?: string; linkedId?: string } = {}) {
  if (userId) startSession('token-1');
  if (userId) session.getSessionUser.mockResolvedValue({ id: userId });
  const client = createSessionClient();
  client.setQueryData<unknown>(visitKey, { id: 'p', articleTitle: '文', commentCounts: 9 });
  render(
    <QueryClientProvider client={client}>
      <CommentList articleId="p" authorId="author" linkedId={linkedId} />
    </QueryClientProvider>,
  );
  await screen.findByText('甲的评论');
  return () => client.getQueryData<{ commentCounts: number }>(visitKey)?.commentCounts;
}

const texts = () => screen.getAllByText(/(的评论|的回复)$/).map(({ textContent }) => textContent);
const commentOf = (text: string) => {
  const comment = screen.getByText(text).closest('article');
  if (!comment) throw new Error(`${text} stands in no comment`);
  return within(comment);
};
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the discussion', () => {
  it('stands newest first, by interest, or as the author took part in it', async () => {
    await open();
    expect(texts()).toEqual(['乙的评论', '甲的评论', '作者的回复']);
    await press('最热');
    expect(texts()).toEqual(['甲的评论', '作者的回复', '乙的评论']);
    await press('最新');
    await press('只看作者');
    expect(texts()).toEqual(['甲的评论', '作者的回复']);
  });

  it('marks the comment that a link names', async () => {
    await open({ linkedId: 'a2' });
    expect(document.getElementById('comment-a2')).toHaveAttribute('data-linked');
    expect(toasts()).toEqual([]);
  });

  it('says when the comment that a link names is gone', async () => {
    await open({ linkedId: 'ffff' });
    await waitFor(() => expect(toasts()).toEqual(['该评论不存在或已被删除']));
  });

  it('says in the place of a picture that it is broken', async () => {
    const [other, thread] = threads();
    api.listArticleComments.mockResolvedValue([
      { ...other, commentImage: 'https://pictures.example/gone.png' },
      thread,
    ]);
    await open();
    fireEvent.error(screen.getByRole('img', { name: '评论图片' }));
    expect(commentOf('乙的评论').getByText('图片加载失败')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: '评论图片' })).toBeNull();
  });

  it('keeps what is typed while the API cannot say who is there', async () => {
    session.getSessionUser.mockRejectedValue(new ApiError({ kind: 'business', message: '繁忙' }));
    startSession('token-1');
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: '写评论' }), '还没发的');
    const kept = Object.entries(localStorage).filter(([key]) => key.startsWith('DRAFT:'));
    expect(kept).toEqual([[expect.not.stringContaining('token-1'), expect.stringContaining('还没发的')]]);
  });

  it('has one reply box at a time; its button opens and closes it', async () => {
    await open();
    await userEvent.click(commentOf('乙的评论').getByRole('button', { name: '回复' }));
    await userEvent.click(commentOf('作者的回复').getByRole('button', { name: '回复' }));
    expect(screen.getAllByRole('form', { name: /^回复/ })).toHaveLength(1);
    await press('收起回复');
    expect(screen.queryByRole('form', { name: /^回复/ })).toBeNull();
  });
});

describe('the choice of comments', () => {
  it('stays while it hides some, also when only one thread is left', async () => {
    await open({ userId: 'author' });
    await press('只看作者');
    api.deleteArticleComment.mockResolvedValue(null);
    const [button] = commentOf('甲的评论').getAllByRole('button', { name: '删除' });
    if (button) await userEvent.click(button);
    expect(screen.getByRole('dialog', { name: '删除评论' })).toHaveTextContent('1 条回复');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));
    await screen.findByText('作者还没有评论');
    await press('只看作者');
    expect(texts()).toEqual(['乙的评论']);
  });

  it('hides no reply from the question before a deletion', async () => {
    const [other, thread] = threads();
    const hidden = reply('a3', 'u2', '乙的回复');
    api.listArticleComments.mockResolvedValue([other, { ...thread, children: [...(thread?.children ?? []), hidden] }]);
    await open({ userId: 'author' });
    await press('只看作者');
    expect(texts()).toEqual(['甲的评论', '作者的回复']);
    const [button] = commentOf('甲的评论').getAllByRole('button', { name: '删除' });
    if (button) await userEvent.click(button);
    expect(screen.getByRole('dialog', { name: '删除评论' })).toHaveTextContent('2 条回复');
  });
});

describe('a list that cannot be read again', () => {
  it('says so above what is shown, and reads it on request', async () => {
    await open({ userId: 'u1' });
    api.submitArticleComment.mockResolvedValue(null);
    api.listArticleComments.mockRejectedValueOnce(new ApiError({ kind: 'business', message: '繁忙' }));
    await userEvent.type(screen.getByRole('textbox', { name: '写评论' }), '新写的评论');
    await press('评论');
    expect(await screen.findByText('评论刷新失败')).toBeInTheDocument();
    expect(texts()).toHaveLength(3);
    api.listArticleComments.mockResolvedValue([top('c1', 'u1', '新写的评论'), ...threads()]);
    await press('重试');
    expect(await screen.findByText('新写的评论')).toBeInTheDocument();
    expect(screen.queryByText('评论刷新失败')).toBeNull();
  });
});

describe('deleting a comment', () => {
  it('is not offered to a visitor', async () => {
    await open();
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
  });

  it('is offered to the author of the article for every comment', async () => {
    await open({ userId: 'author' });
    expect(await screen.findAllByRole('button', { name: '删除' })).toHaveLength(3);
  });

  it('is confirmed first, takes the replies along, and settles when it is gone already', async () => {
    const count = await open({ userId: 'u1' });
    expect(count()).toBe(3);
    const deleteButton = await screen.findByRole('button', { name: '删除' });
    await userEvent.click(deleteButton);
    expect(screen.getByRole('dialog', { name: '删除评论' })).toHaveTextContent('1 条回复');
    expect(api.deleteArticleComment).not.toHaveBeenCalled();
    api.deleteArticleComment.mockRejectedValue(new ApiError({ kind: 'business', message: '评论不存在' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(texts()).toEqual(['乙的评论']));
    expect(api.deleteArticleComment).toHaveBeenCalledWith('a1');
    expect(count()).toBe(1);
    expect(toasts()).toEqual(['该评论已被删除']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the list as it is when it fails', async () => {
    await open({ userId: 'u1' });
    await userEvent.click(await screen.findByRole('button', { name: '删除' }));
    api.deleteArticleComment.mockRejectedValue(new ApiError({ kind: 'network', message: '网络异常，请稍后重试' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(toasts()).toEqual(['网络异常，请稍后重试']));
    expect(texts()).toHaveLength(3);
  });
});
