import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationFrame } from '@/components/notification/notification-frame';
import { useLiveSocket } from '@/hooks/notification/use-live-socket';
import { NO_CALLBACK, SOCKET_CLOSED } from '@/lib/domain/message/constants';
import { resetLive, setLink, useLive } from '@/lib/domain/notification/store';
import { addFault } from '@/mocks/control/faults';
import { db, resetDb } from '@/mocks/db';
import type { Message } from '@/mocks/db/tables';
import { addMessageFault, deliver } from '@/mocks/socket/message-faults';
import { messagePush, readMessages, storeMessage } from '@/mocks/socket/messages';
import { userNamed } from '@/mocks/testing';
import { callsOf, renderApp, signInAs, toastTexts } from '@/test/render';
import { router } from '@/test/router';
import { Messages } from './messages';

beforeEach(() => {
  resetDb({ articles: 0, articlesDir: null });
  resetLive();
});

function Page() {
  useLiveSocket();
  return (
    <NotificationFrame>
      <Messages />
    </NotificationFrame>
  );
}

/** The page without the live socket, as while it is lost. */
const Offline = () => <Messages />;

const at = (partner?: string) => `/notification/im${partner ? `?participantId=${userNamed(partner).id}` : ''}`;
async function openChat(partner = 'otheruser') {
  const view = renderApp(<Page />, { as: 'demouser', at: at(partner) });
  await waitFor(() => expect(useLive.getState().link).toBe('open'));
  return { ...view, log: await screen.findByRole('log') };
}
const box = () => screen.findByRole('textbox', { name: '私信内容' });
const write = async (text: string) => userEvent.type(await box(), text);
const row = async (name: string) =>
  within(await screen.findByRole('navigation', { name: '会话' })).findByRole('link', { name: new RegExp(name) });
const send = (from: string, content: string): Message => {
  const message = storeMessage({ fromId: userNamed(from).id, toId: userNamed('demouser').id, content });
  act(() => deliver(message.toId, messagePush(message)));
  return message;
};
const sentTexts = () => db.messages.filter(({ clientId }) => clientId !== null).map(({ content }) => content);
const openTools = async (text: string) => {
  const bubble = (await within(await screen.findByRole('log')).findByText(text)).closest('[data-line]');
  if (!(bubble instanceof HTMLElement)) throw new Error(`There is no line with ${text}`);
  const panel = within(bubble).getByRole('button', { name: '消息操作' }).nextElementSibling;
  if (!(panel instanceof HTMLElement)) throw new Error('There is no menu');
  panel.showPopover();
  fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }));
  return within(bubble);
};

describe('writing', () => {
  it('sends with Enter, once, and keeps nothing in the box', async () => {
    const { log } = await openChat();
    await write('  {Enter}');
    await write('你好{Enter}');
    await waitFor(() => expect(within(log).queryByLabelText('发送中')).toBeNull());
    expect(within(log).getAllByText('你好')).toHaveLength(1);
    expect(await box()).toHaveValue('');
    expect(sentTexts()).toEqual(['你好']);
  });

  it('begins a line with Ctrl+Enter, and leaves Enter to the IME while it composes', async () => {
    await openChat();
    await write('一{Control>}{Enter}{/Control}二');
    expect(await box()).toHaveValue('一\n二');
    fireEvent.compositionStart(await box());
    fireEvent.keyDown(await box(), { key: 'Enter' });
    fireEvent.compositionEnd(await box());
    fireEvent.keyDown(await box(), { key: 'Enter', keyCode: 229 });
    expect(sentTexts()).toEqual([]);
    await write('{Enter}');
    await waitFor(() => expect(sentTexts()).toEqual(['一\n二']));
  });

  it('counts near 500 characters and sends no more', async () => {
    await openChat();
    fireEvent.change(await box(), { target: { value: '长'.repeat(501) } });
    expect(screen.getByText('501/500')).toBeInTheDocument();
    await write('{Enter}');
    expect(screen.getByRole('button', { name: '发送' })).toBeDisabled();
    expect(sentTexts()).toEqual([]);
  });

  it('keeps a draft for each conversation, which its row shows', async () => {
    const { unmount } = await openChat();
    await write('没写完');
    unmount();
    renderApp(<Page />, { at: at() });
    expect(await row('山海')).toHaveTextContent('[草稿]没写完');
  });

  it('shows a picture before it is sent, with its size', async () => {
    const [demo, other] = [signInAs('demouser'), userNamed('otheruser')];
    const picture = { src: 'http://127.0.0.1:4000/uploads/seed/fe-rsc-boundary.svg', width: -1, height: -1 };
    const value = { content: '', image: picture, quote: null };
    localStorage.setItem(`DRAFT:${demo.id}:message:${other.id}`, JSON.stringify({ value, savedAt: Date.now() }));
    const { log } = await openChat();
    const preview = await screen.findByAltText('待发送的图片');
    Object.defineProperties(preview, { naturalWidth: { value: 1120 }, naturalHeight: { value: 560 } });
    fireEvent.load(preview);
    await write('看图{Enter}');
    const shown = await within(log).findByAltText('图片消息');
    expect([shown.getAttribute('width'), shown.getAttribute('height')]).toEqual(['280', '140']);
    await waitFor(() => expect(sentTexts()).toEqual([null, '看图']));
    expect(db.messages.at(-2)).toMatchObject({ imageWidth: 1120, imageHeight: 560 });
  });
});

it('takes a picture that is dropped on the chat, and leaves the page for no file', async () => {
  const { log } = await openChat();
  const drop = (name: string, type: string) =>
    fireEvent.drop(log, { dataTransfer: { types: ['Files'], files: [new File(['x'], name, { type })] } });
  expect(drop('a.txt', 'text/plain')).toBe(false);
  expect(drop('a.bmp', 'image/bmp')).toBe(false);
  expect(await screen.findByText('上传图片格式不正确')).toBeInTheDocument();
});

describe('a message that was not sent', () => {
  it('says why, and is sent again once by hand', async () => {
    addMessageFault({ kind: 'refuse', failMessage: '对方不接收私信', times: 1 });
    await openChat();
    await write('在吗{Enter}');
    expect(await screen.findByText('对方不接收私信')).toBeInTheDocument();
    expect(await row('山海')).toHaveTextContent('[发送失败]');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByText('对方不接收私信')).toBeNull());
    await waitFor(() => expect(sentTexts()).toEqual(['在吗']));
  });

  it('has failed after 15 seconds without a callback, and a retry looks whether it arrived before it sends', async () => {
    addMessageFault({ kind: 'silent', times: 1 });
    addMessageFault({ kind: 'lose', times: 1 });
    const { log } = await openChat();
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    try {
      for (const text of ['到了没回音', '丢在路上']) {
        fireEvent.change(await box(), { target: { value: text } });
        fireEvent.keyDown(await box(), { key: 'Enter' });
      }
      await act(() => vi.advanceTimersByTimeAsync(15_000));
      expect(screen.getAllByText(NO_CALLBACK)).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
    const [first] = screen.getAllByRole('button', { name: '重试' });
    fireEvent.click(first ?? document.body);
    await waitFor(() => expect(screen.getAllByText(NO_CALLBACK)).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByText(NO_CALLBACK)).toBeNull());
    await waitFor(() => expect(sentTexts()).toEqual(['到了没回音', '丢在路上']));
    expect(within(log).getAllByText('到了没回音')).toHaveLength(1);
  });

  it('waits while the socket is being opened', async () => {
    renderApp(<Page />, { as: 'demouser', at: at('otheruser') });
    await screen.findByRole('log');
    setLink('opening');
    await write('早了一点{Enter}');
    expect(sentTexts()).toEqual([]);
    act(() => setLink('open'));
    await waitFor(() => expect(sentTexts()).toEqual(['早了一点']));
  });

  it('survives a reload without a connection, and no other member sees it', async () => {
    setLink('waiting');
    const first = renderApp(<Offline />, { as: 'demouser', at: at('otheruser') });
    await screen.findByRole('log');
    await write('断网的一句{Enter}');
    expect(await screen.findByText(SOCKET_CLOSED)).toBeInTheDocument();
    first.unmount();
    const other = renderApp(<Offline />, { as: 'otheruser', at: at('demouser') });
    expect(await screen.findByRole('log')).not.toHaveTextContent('断网的一句');
    other.unmount();
    renderApp(<Offline />, { as: 'demouser', at: at('otheruser') });
    expect(await screen.findByText('断网的一句')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '删除' }));
    expect(screen.queryByText('断网的一句')).toBeNull();
  });
});

describe('receiving', () => {
  it('shows a message at once, announces it, and tells its sender that it was read', async () => {
    const { log } = await openChat();
    send('otheruser', '新消息');
    expect(await within(log).findByText('新消息')).toBeInTheDocument();
    expect(screen.getByText('山海：新消息')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(db.messages.at(-1)?.read).toBe(true));
    expect(callsOf('/im/read-message')).not.toHaveLength(0);
  });

  it('counts what is unread the same in row, tab and header', async () => {
    await openChat();
    send('tangyuan', '学姐在吗');
    expect(await row('汤圆没有馅')).toHaveTextContent('1 条未读');
    expect(await screen.findByRole('link', { name: /^私信\s*3\s*条未读$/ })).toBeInTheDocument();
    expect(useLive.getState().counts).toMatchObject({ imCount: 3, allCount: 17 });
  });

  it('shows that the partner has read', async () => {
    const { log } = await openChat();
    await write('看到回我{Enter}');
    expect(await within(log).findByText('未读')).toBeInTheDocument();
    await waitFor(() => expect(sentTexts()).toHaveLength(1));
    const { id } = userNamed('otheruser');
    act(() => readMessages(id, userNamed('demouser').id, Date.now() + 1_000));
    await waitFor(() => expect(within(log).queryByText('未读')).toBeNull());
  });

  it('loads older messages on demand, above the others', async () => {
    const { log } = await openChat('mianmian');
    expect(log).not.toHaveTextContent('问个需求上的事');
    for (let page = 0; page < 2; page += 1) {
      await userEvent.click(await screen.findByRole('button', { name: '加载更早的消息' }));
    }
    expect(await screen.findByText('没有更早的消息了')).toBeInTheDocument();
    const text = log.textContent ?? '';
    expect(text.indexOf('问个需求上的事')).toBeLessThan(text.indexOf('版权费一杯拿铁'));
  });

  it('offers a retry where the records do not load', async () => {
    addFault({ path: '/im/chat-record-list', status: 500, times: 2 });
    renderApp(<Page />, { as: 'demouser', at: at('otheruser') });
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('log')).toHaveTextContent('周日去莫干山吗');
  });
});

describe('the menu of a message', () => {
  it('recalls an own one within two minutes, for both sides', async () => {
    const { log } = await openChat();
    await write('手滑了{Enter}');
    const tools = await openTools('手滑了');
    expect(tools.queryByRole('button', { name: '删除' })).toBeNull();
    await userEvent.click(tools.getByRole('button', { name: /^撤回 [12]:\d\d$/ }));
    expect(await within(log).findByText('你撤回了一条消息')).toBeInTheDocument();
    expect(within(log).queryByText('手滑了')).toBeNull();
    const theirs = send('otheruser', '发错了');
    await within(log).findByText('发错了');
    const stored = db.messages.find(({ id }) => id === theirs.id);
    if (stored) stored.recalled = true;
    act(() => deliver(theirs.toId, messagePush({ ...theirs, recalled: true })));
    await waitFor(() => expect(within(log).queryByText('发错了')).toBeNull());
  });

  it('deletes one of the partner for the member alone, after asking', async () => {
    const { log } = await openChat();
    const tools = await openTools('七点，老地方。');
    expect(tools.queryByRole('button', { name: /撤回/ })).toBeNull();
    await userEvent.click(tools.getByRole('button', { name: '删除' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(within(log).queryByText('七点，老地方。')).toBeNull());
    expect(toastTexts()).toContain('删除成功');
  });

  it('quotes a message, and the quote leads to it', async () => {
    const { log } = await openChat();
    const tools = await openTools('几点出发？');
    await userEvent.click(tools.getByRole('button', { name: '引用' }));
    await write('十点吧{Enter}');
    expect(await within(log).findByRole('button', { name: '林间小鹿几点出发？' })).toBeInTheDocument();
    await waitFor(() => expect(db.messages.at(-1)?.quoteId).toBeTruthy());
  });
});

describe('a conversation', () => {
  it('is pinned to the top', async () => {
    renderApp(<Page />, { as: 'demouser', at: at() });
    const [first] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('周末不加班');
    const item = (await row('鹿止')).closest('li');
    await userEvent.click(within(item ?? document.body).getByText('置顶', { exact: true }));
    await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('鹿止'));
  });

  it('is deleted after asking', async () => {
    await openChat();
    const item = (await row('山海')).closest('li');
    await userEvent.click(within(item ?? document.body).getByText('删除会话'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/notification/im'));
  });

  it('with somebody new begins with a box, and one with oneself does not', async () => {
    db.messages = [];
    const view = renderApp(<Page />, { as: 'demouser', at: at('reader7') });
    expect(await screen.findByText('还没有消息，打个招呼吧')).toBeInTheDocument();
    expect(await row(userNamed('reader7').nickname)).toHaveAttribute('aria-current', 'page');
    view.unmount();
    renderApp(<Page />, { at: at('demouser') });
    expect(await screen.findByText('不能给自己发私信')).toBeInTheDocument();
  });

  it('says that the partner may not be able to answer', async () => {
    userNamed('demouser').imRestrict = '3';
    await openChat();
    expect(screen.getByText('你不接收任何人的私信，对方无法回复')).toBeInTheDocument();
  });
});
