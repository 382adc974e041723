import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '@/components/ui/toaster';
import { useToasts } from '@/lib/browser/toast-store';
import { UNDO_MS } from '@/lib/browser/undo';
import { getShare } from '@/lib/domain/share/api';
import { useLoginGate } from '@/lib/domain/session/login-gate';
import { shareQueries } from '@/lib/domain/share/queries';
import type { Share } from '@/lib/domain/share/schema';
import { useImagePreview } from '@/components/ui/store';
import { addFault } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { givenComments, givenShares, userNamed } from '@/mocks/testing';
import { callsOf, renderApp, toastTexts } from '@/test/render';
import { ShareCard } from './share-card';

const AUTHOR = 'otheruser';
const READER = 'demouser';
const RENDERED_AT = Date.now();

/** Shows the cached copy, as lists do. */
function LiveCard({ first }: { first: Share }) {
  const { data } = useQuery({ ...shareQueries.of(first.id), initialData: first });
  return data && <ShareCard share={data} renderedAt={RENDERED_AT} />;
}

interface Scene {
  share?: Parameters<typeof givenShares>[0];
  as?: string;
  comments?: number;
  before?: (id: string) => void;
}

async function open({ share = {}, as, comments = 0, before }: Scene) {
  const { id } = givenShares({ username: AUTHOR, ...share });
  if (comments > 0) givenComments(id, { count: comments });
  before?.(id);
  const first = await getShare(id);
  if (!first) throw new Error('The share is not there');
  const page = (
    <>
      <LiveCard first={first} />
      <Toaster />
    </>
  );
  renderApp(page, as ? { as } : {});
  return { id, card: () => screen.queryByRole('article') };
}

beforeEach(() => vi.useRealTimers());

it('a long text is folded until the reader asks for the rest, a shorter one is not', async () => {
  const content = `${'长'.repeat(120)}尾巴`;
  await open({ share: { content } });
  expect(screen.queryByText(/尾巴/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '展开' }));
  expect(screen.getByText(content)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '收起' }));
  expect(screen.queryByText(content)).toBeNull();
});

it('a text of more lines than are shown is folded, too', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200);
  // Browsers call back once the observed element is laid out.
  vi.spyOn(globalThis, 'ResizeObserver').mockImplementation(
    class {
      constructor(private readonly callback: ResizeObserverCallback) {}
      observe = () => queueMicrotask(() => this.callback([], this));
      unobserve() {}
      disconnect() {}
    },
  );
  await open({ share: { content: '一\n二\n三\n四\n五' } });
  expect(await screen.findByRole('button', { name: '展开' })).toHaveAttribute('aria-expanded', 'false');
  vi.restoreAllMocks();
});

it('a link is clickable and has a card of its page, which says the address where nothing else is known', async () => {
  await open({ share: { content: '见 https://example.com/a 和 javascript:alert(1)' } });
  const [link, card] = screen.getAllByRole('link', { name: /example\.com/ });
  expect(link).toHaveAttribute('rel', expect.stringMatching(/noopener noreferrer nofollow/));
  expect(card).toHaveAttribute('target', '_blank');
  expect(card).toHaveTextContent('https://example.com/a');
  expect(callsOf('/unit/linkinfo')).toHaveLength(0);
  expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
});

it('up to three pictures are enlarged together', async () => {
  await open({ share: { pictures: ['a', 'b', 'c', 'd'].map((name) => `https://pictures.example/${name}.png`) } });
  expect(screen.getAllByRole('button', { name: /查看大图/ })).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: /^查看大图：.+ 的图片 2$/ }));
  expect(useImagePreview.getState()).toMatchObject({ index: 1, images: { length: 3 } });
  useImagePreview.getState().close();
});

it('a like tells the author, and shows the liker first of five 等人', async () => {
  const others = [...db.users.values()].filter(({ username }) => username !== READER).slice(0, 5);
  const { id } = await open({
    as: READER,
    before: (shareId) => others.forEach((user, index) => db.shareLikes.set(user.id, shareId, index)),
  });
  expect(screen.getByText('等人')).toBeInTheDocument();
  fireEvent.click(await screen.findByRole('button', { name: '点赞 5' }));
  expect(await screen.findByRole('button', { name: '点赞 6', pressed: true })).toBeInTheDocument();
  await waitFor(() => expect(callsOf('/shares/agree')).toMatchObject([{ query: { id, uid: userNamed(AUTHOR).id } }]));
  expect(screen.getByText(new RegExp(`^${userNamed(READER).nickname}、`))).toBeInTheDocument();
});

it('the names of the likers lead to those who are known, with how many there are', async () => {
  const others = [...db.users.values()].slice(0, 7);
  await open({ before: (shareId) => others.forEach((user, index) => db.shareLikes.set(user.id, shareId, index)) });
  fireEvent.click(screen.getByRole('button', { name: /赞过$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '赞过的人' }));
  const [first] = dialog.getAllByRole('link');
  expect(dialog.getAllByRole('link')).toHaveLength(5);
  expect(first).toHaveAttribute('href', expect.stringMatching(/^\/user\/[\da-f]{15}\d$/));
  expect(dialog.getByText('共 7 人赞过，这里是最近的 5 位')).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('who likes it is not shown where the API does not tell, neither after a like', async () => {
  const { id } = givenShares({ username: AUTHOR });
  const first = await getShare(id);
  if (!first) throw new Error('The share is not there');
  renderApp(<LiveCard first={{ ...first, agreeUsers: null }} />, { as: READER });
  // Holds the detail query, which would reveal it.
  addFault({ path: '/shares/info', delayMs: 60_000 });
  fireEvent.click(screen.getByRole('button', { name: '点赞 0' }));
  expect(await screen.findByRole('button', { name: '点赞 1', pressed: true })).toBeInTheDocument();
  expect(screen.queryByText('赞过')).toBeNull();
});

it('the latest comments are read on demand, with a link to all when there are more than five', async () => {
  const { id } = await open({ comments: 6 });
  expect(callsOf('/sharecircle/comments/simplecomments')).toHaveLength(0);
  const comments = screen.getByRole('button', { name: /^评论\s*6$/, expanded: false });
  fireEvent.click(comments);
  expect(comments).toHaveAttribute('aria-expanded', 'true');
  const list = await screen.findByRole('list', { name: '最新评论' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByRole('link', { name: '查看全部 6 条评论' })).toHaveAttribute(
    'href',
    `/sharecircle/${id}#comments`,
  );
});

describe('the short list of a share', () => {
  const SUBMIT = '/sharecircle/comments/create';
  const openShort = async (as?: string, comments = 0) => {
    const { id } = await open({ comments, ...(as && { as }) });
    fireEvent.click(screen.getByRole('button', { name: /^评论\s*\d+$/ }));
    return { id, field: await screen.findByRole('textbox', { name: '写评论' }) };
  };
  const rows = () => within(screen.getByRole('list', { name: '最新评论' })).getAllByRole('article');

  it('has a box of 255 characters, whose comment is then in the list and counted', async () => {
    const { id, field } = await openShort(READER);
    fireEvent.focus(field);
    const send = screen.getByRole('button', { name: '评论' });
    expect(send).toBeDisabled();
    fireEvent.change(field, { target: { value: '字'.repeat(256) } });
    expect(send).toBeDisabled();
    fireEvent.change(field, { target: { value: '就地评论' } });
    fireEvent.compositionStart(field);
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    expect(callsOf(SUBMIT)).toEqual([]);
    fireEvent.compositionEnd(field);
    fireEvent.click(send);
    expect(await screen.findByRole('list', { name: '最新评论' })).toHaveTextContent('就地评论');
    expect(field).toHaveValue('');
    expect(callsOf(SUBMIT)).toHaveLength(1);
    expect(JSON.parse(String(callsOf(SUBMIT)[0]?.body))).toMatchObject({ circleId: id, uid: userNamed(AUTHOR).id });
    expect(await screen.findByRole('button', { name: /^评论\s*1$/ })).toBeInTheDocument();
  });

  it('shows likes of each comment, which the reader likes and answers in place', async () => {
    const { id } = await openShort(READER, 1);
    await screen.findByRole('list', { name: '最新评论' });
    const row = within(rows()[0] ?? document.body);
    fireEvent.click(row.getByRole('button', { name: '点赞' }));
    expect(await row.findByRole('button', { name: '点赞 1', pressed: true })).toBeInTheDocument();
    const [comment] = db.comments.get(id) ?? [];
    fireEvent.click(row.getByRole('button', { name: '回复' }));
    const answer = within(row.getByRole('form', { name: /^回复/ }));
    fireEvent.change(answer.getByRole('textbox'), { target: { value: '就地回复' } });
    fireEvent.click(answer.getByRole('button', { name: '回复' }));
    expect(await screen.findByRole('link', { name: '查看 1 条回复' })).toHaveAttribute(
      'href',
      `/sharecircle/${id}#comment-${comment?.id}`,
    );
    expect(row.queryByRole('form')).toBeNull();
  });

  it('lets the owner of the share delete a comment, and a visitor none', async () => {
    const { id } = await openShort(AUTHOR, 2);
    await screen.findByRole('list', { name: '最新评论' });
    fireEvent.click(within(rows()[0] ?? document.body).getByRole('button', { name: '删除' }));
    const dialog = await screen.findByRole('dialog', { name: '删除评论' });
    fireEvent.click(within(dialog).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(db.comments.get(id)).toHaveLength(1);
  });

  it('asks a visitor to sign in and sends nothing', async () => {
    const { field } = await openShort(undefined, 1);
    await screen.findByRole('list', { name: '最新评论' });
    expect(within(rows()[0] ?? document.body).queryByRole('button', { name: '删除' })).toBeNull();
    fireEvent.change(field, { target: { value: '游客的评论' } });
    fireEvent.click(screen.getByRole('button', { name: '评论' }));
    await waitFor(() => expect(useLoginGate.getState().loginOpen).toBe(true));
    expect(callsOf(SUBMIT)).toEqual([]);
    expect(field).toHaveValue('游客的评论');
  });
});

it('nobody but its author may delete a share', async () => {
  await open({ as: READER });
  await waitFor(() => expect(callsOf('/users/sessionuserinfo')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^删除友圈/ })).toBeNull();
});

/** Presses 删除, which hides the share; gives a function that advances the time. */
async function remove() {
  const button = await screen.findByRole('button', { name: /^删除友圈/ });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  fireEvent.click(button);
  expect(screen.queryByRole('article')).toBeNull();
  return () => vi.advanceTimersByTime(UNDO_MS);
}

it('a deleted share is gone at once, and comes back when the deletion is undone', async () => {
  const { id, card } = await open({ as: AUTHOR });
  const later = await remove();
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(card()).toBeInTheDocument();
  later();
  expect(callsOf('/shares/delete')).toHaveLength(0);
  expect(db.shares.has(id)).toBe(true);
});

it('deleted by keyboard, the way back has the focus, and waits for as long as it has', async () => {
  const { id, card } = await open({ as: AUTHOR });
  const button = await screen.findByRole('button', { name: /^删除友圈/ });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  act(() => button.focus());
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole('button', { name: '撤销' })).toHaveFocus());
  act(() => void vi.advanceTimersByTime(10 * UNDO_MS));
  expect(callsOf('/shares/delete')).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(card()).toBeInTheDocument();
  expect(db.shares.has(id)).toBe(true);
});

it('it is deleted after a while, or when the page is left', async () => {
  const { id, card } = await open({ as: AUTHOR });
  await remove();
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(toastTexts()).toEqual(['删除成功']));
  expect([card(), db.shares.has(id)]).toEqual([null, false]);
});

it('one that was deleted elsewhere already stays away, and the sentence is Chinese', async () => {
  const { id, card } = await open({ as: AUTHOR });
  const later = await remove();
  db.shares.delete(id);
  later();
  await waitFor(() =>
    expect(useToasts.getState().toasts).toMatchObject([{ text: '内容不存在或没有权限', tone: 'failed' }]),
  );
  expect(card()).toBeNull();
});

it('it comes back with a message when the API refuses', async () => {
  const { card } = await open({ as: AUTHOR });
  addFault({ path: '/shares/delete', status: 500 });
  const later = await remove();
  later();
  await waitFor(() => expect(card()).toBeInTheDocument());
  expect(toastTexts()).toHaveLength(1);
});
