import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getShare } from '@/lib/domain/share/api';
import { useImagePreview } from '@/components/ui/layer/image-preview-store';
import { addFault } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { givenShares, userNamed } from '@/mocks/testing';
import { callsOf, renderApp } from '@/test/render';
import { AUTHOR, LiveCard, openShare, READER } from '@/test/share-card';

it('a long text is folded until the reader asks for the rest, a shorter one is not', async () => {
  const content = `${'长'.repeat(120)}尾巴`;
  await openShare({ share: { content } });
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
  await openShare({ share: { content: '一\n二\n三\n四\n五' } });
  expect(await screen.findByRole('button', { name: '展开' })).toHaveAttribute('aria-expanded', 'false');
  vi.restoreAllMocks();
});

it('a link is clickable and has a card of its page, which says the address where nothing else is known', async () => {
  await openShare({ share: { content: '见 https://example.com/a 和 javascript:alert(1)' } });
  const [link, card] = screen.getAllByRole('link', { name: /example\.com/ });
  expect(link).toHaveAttribute('rel', expect.stringMatching(/noopener noreferrer nofollow/));
  expect(card).toHaveAttribute('target', '_blank');
  expect(card).toHaveTextContent('https://example.com/a');
  expect(callsOf('/unit/linkinfo')).toHaveLength(0);
  expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
});

it('up to three pictures are enlarged together', async () => {
  await openShare({ share: { pictures: ['a', 'b', 'c', 'd'].map((name) => `https://pictures.example/${name}.png`) } });
  expect(screen.getAllByRole('button', { name: /查看大图/ })).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: /^查看大图：.+ 的图片 2$/ }));
  expect(useImagePreview.getState()).toMatchObject({ index: 1, images: { length: 3 } });
  useImagePreview.getState().close();
});

it('a like tells the author, and shows the liker first of five 等人', async () => {
  const others = [...db.users.values()].filter(({ username }) => username !== READER).slice(0, 5);
  const { id } = await openShare({
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
  await openShare({ before: (shareId) => others.forEach((user, index) => db.shareLikes.set(user.id, shareId, index)) });
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
  renderApp(<LiveCard first={{ ...first, likers: null }} />, { as: READER });
  // Holds the detail query, which would reveal it.
  addFault({ path: '/shares/info', delayMs: 60_000 });
  fireEvent.click(screen.getByRole('button', { name: '点赞 0' }));
  expect(await screen.findByRole('button', { name: '点赞 1', pressed: true })).toBeInTheDocument();
  expect(screen.queryByText('赞过')).toBeNull();
});
