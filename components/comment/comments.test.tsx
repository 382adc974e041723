import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listComments } from '@/lib/domain/comment/api';
import { firstOf } from '@/lib/domain/comment/first-page';
import { addFault, type Fault } from '@/mocks/control/faults';
import { mockConfig } from '@/mocks/config';
import { givenArticle, givenComments } from '@/mocks/testing';
import { callsOf, renderApp } from '@/test/render';
import { Comments } from './comments';
import { FirstComments } from './first-comments';

/** A page with one server-rendered comment, opened at a link to it, or far from the comments. */
async function open({ linked, fault }: { linked: boolean; fault?: Fault }) {
  const { id, userId: ownerId } = givenArticle();
  const commentId = givenComments(id, { content: '用 `a < b`' });
  const subject = { kind: 'article', id, ownerId } as const;
  const comments = firstOf(await listComments(subject));
  if (fault) addFault(fault);
  const onCount = vi.fn();
  const read = callsOf('/article/comments').length;
  renderApp(
    <Comments subject={subject} count={1} onCount={onCount}>
      <FirstComments subject={subject} comments={comments} />
    </Comments>,
    { at: linked ? `/post/${id}#comment-${commentId}` : `/post/${id}` },
  );
  return { onCount, reads: () => callsOf('/article/comments').length - read };
}

it('the server’s comments are shown until the reader scrolls near, and nothing is requested', async () => {
  const { reads } = await open({ linked: false });
  expect(screen.getByRole('heading')).toHaveTextContent('评论1');
  expect(screen.getByText('a < b').tagName).toBe('CODE');
  expect(screen.queryByRole('button')).toBeNull();
  expect(reads()).toBe(0);
});

it('a picture from a foreign host is named by the server, and not loaded', async () => {
  const { id, userId: ownerId } = givenArticle();
  for (const commentImage of ['https://evil.test/spy.png', `${mockConfig.origin}/uploads/x.png`]) {
    givenComments(id, { content: '看图', commentImage });
  }
  const subject = { kind: 'article', id, ownerId } as const;
  renderApp(<FirstComments subject={subject} comments={firstOf(await listComments(subject))} />);
  expect(screen.getByText('图片来自 evil.test')).toBeInTheDocument();
  expect(screen.getAllByAltText('评论图片').map((image) => image.getAttribute('src'))).toEqual([
    `${mockConfig.origin}/uploads/x.png`,
  ]);
});

it('the browser’s list replaces them, with like, reply and delete', async () => {
  const { onCount, reads } = await open({ linked: true });
  expect(await screen.findByRole('button', { name: '点赞' })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(onCount).toHaveBeenLastCalledWith(1);
  expect(reads()).toBe(1);
});

it.each([null, [{ id: 1 }]])(
  'they stay when the API answers the browser with %j: an error, not an empty list',
  async (data) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { onCount } = await open({ linked: true, fault: { path: '/article/comments', body: { code: '0', data } } });
    expect(await screen.findByText('评论刷新失败')).toBeInTheDocument();
    expect(screen.getByText('a < b')).toBeInTheDocument();
    expect(screen.queryByText('还没有评论')).toBeNull();
    expect(onCount).not.toHaveBeenCalled();
  },
);
