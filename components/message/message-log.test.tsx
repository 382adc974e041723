import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { API_PREFIX } from '@/lib/config/api';
import { setConnection, setUnreadMessages, useLive } from '@/lib/domain/live/live-store';
import { noteServerTime } from '@/lib/http/server-clock';
import { addFault } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { muteSockets } from '@/mocks/socket/connections';
import { deliver } from '@/mocks/socket/message-faults';
import { messagePush, readMessages, storeMessage } from '@/mocks/socket/messages';
import { userNamed } from '@/mocks/testing';
import { chatUnderTest } from '@/test/chat';
import { comeOnlineLater } from '@/test/online';
import { callsOf, renderApp, toastTexts } from '@/test/render';

const { Page, Offline, at, openChat, write, row, receive, sentTexts, openTools } = chatUnderTest;
chatUnderTest.prepare();

describe('receiving', () => {
  it('shows a message at once, announces it, and tells its sender that it was read', async () => {
    const { log } = await openChat();
    receive('otheruser', '新消息');
    expect(await within(log).findByText('新消息')).toBeInTheDocument();
    expect(screen.getByText('山海：新消息')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(db.messages.at(-1)?.read).toBe(true));
    expect(callsOf('/im/read-message')).not.toHaveLength(0);
  });

  it('names the menu of each message by whose it is and how it begins', async () => {
    const { log } = await openChat();
    receive('otheruser', '周末去爬山吗，早上八点在地铁口集合');
    const menu = await within(log).findByRole('button', { name: /^消息操作：.*山海.*周末去爬山吗/ });
    expect(menu).toHaveAccessibleName(/周末去爬山吗，早上八点在…$/);
  });

  it('says in the head that sockets are refused, and reads the chat every 15 seconds until one is open', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { log } = await openChat();
    const missed = (content: string) =>
      storeMessage({ fromId: userNamed('otheruser').id, toId: userNamed('demouser').id, content });
    act(() => setConnection('unreachable'));
    expect(screen.getByText('实时连接不可用，每 15 秒刷新一次')).toBeVisible();
    missed('没有推送的一条');
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    vi.useRealTimers();
    expect(await within(log).findByText('没有推送的一条')).toBeVisible();
    act(() => setConnection('open'));
    expect(screen.queryByText(/实时连接不可用/)).toBeNull();
  });

  it('shows a message that was missed once the list of conversations tells of it', async () => {
    const { log } = await openChat();
    storeMessage({ fromId: userNamed('otheruser').id, toId: userNamed('demouser').id, content: '没有推送的一条' });
    // The unread count differs from the list's, which is asked for again.
    act(() => setUnreadMessages(99));
    expect(await within(log).findByText('没有推送的一条')).toBeVisible();
  });

  it('shows what the member does in another tab', async () => {
    const { log } = await openChat();
    const { id, fromId } = receive('otheruser', '看得见吗');
    expect(await within(log).findByText('看得见吗')).toBeInTheDocument();
    const otherTab = new BroadcastChannel(`tabs:${userNamed('demouser').id}`);
    otherTab.postMessage({ kind: 'acted', event: { kind: 'deleted', partnerId: fromId, id } });
    await waitFor(() => expect(within(log).queryByText('看得见吗')).toBeNull());
    otherTab.close();
  });

  it('stays at its end while rows grow above it, and leaves it when the reader moves up', async () => {
    const { log } = await openChat();
    const scrollTo = (scrollTop: number, scrollHeight: number) => {
      Object.defineProperties(log, {
        scrollTop: { value: scrollTop, configurable: true, writable: true },
        scrollHeight: { value: scrollHeight, configurable: true },
        clientHeight: { value: 500, configurable: true },
      });
      fireEvent.scroll(log);
    };
    const wayBack = () => screen.queryByRole('button', { name: /回到最新/ });
    scrollTo(500, 1_000);
    scrollTo(500, 1_400);
    expect(wayBack()).toBeNull();
    scrollTo(900, 1_400);
    scrollTo(600, 1_400);
    expect(wayBack()).toBeVisible();
  });

  it('misses nothing that came before the socket was open', async () => {
    renderApp(<Offline />, { as: 'demouser', at: at('otheruser') });
    const log = await screen.findByRole('log');
    storeMessage({ fromId: userNamed('otheruser').id, toId: userNamed('demouser').id, content: '来早了' });
    expect(within(log).queryByText('来早了')).toBeNull();
    act(() => useLive.setState({ connection: 'open' }));
    expect(await within(log).findByText('来早了')).toBeInTheDocument();
    expect(callsOf('/im/chat-record-list')).toHaveLength(2);
  });

  it('loads a picture from a foreign host when the reader asks for it, and none that is a call of the API', async () => {
    const { log } = await openChat();
    const pictures = ['https://evil.test/spy.png', `${API_PREFIX}/unit/emailcode?email=a@b.example`];
    for (const image of pictures) {
      const message = storeMessage({ fromId: userNamed('otheruser').id, toId: userNamed('demouser').id, image });
      act(() => deliver(message.toId, messagePush(message)));
    }
    expect(await within(log).findByText('图片加载失败')).toBeInTheDocument();
    expect(within(log).queryByAltText('图片消息')).toBeNull();
    await userEvent.click(within(log).getByRole('button', { name: '加载图片 来自 evil.test' }));
    expect(within(log).getByAltText('图片消息')).toHaveAttribute('src', 'https://evil.test/spy.png');
  });

  it('goes on after messages of impossible times and people, and an unsent one to nobody', async () => {
    const { id } = userNamed('demouser');
    const message = { clientId: 'c1', toId: 'constructor', content: '甲', image: null, quote: null, status: 'failed' };
    const unsent = { value: { ...message, sentAt: 1e20, failMessage: 'x' }, savedAt: Date.now() };
    localStorage.setItem(`DRAFT:${id}:outbox:c1`, JSON.stringify(unsent));
    const { log } = await openChat();
    for (const fromId of [userNamed('otheruser').id, 'constructor', '__proto__']) {
      const row = { id: `impossible-${fromId}`, fromId, toId: id, content: '来自远方', sendTimeStamp: 1e20 };
      act(() => deliver(id, { type: 'messagepush', im: true, ...row, sendTime: '2026-11-20 10:00:00' }));
    }
    receive('otheruser', '还在吗');
    expect(await within(log).findByText('还在吗')).toBeInTheDocument();
    expect(within(log).getAllByText('来自远方')).toHaveLength(1);
  });

  it('opens a chat whose records hold an impossible time', async () => {
    const times = { fromId: userNamed('otheruser').id, toId: userNamed('demouser').id };
    storeMessage({ ...times, content: '无穷远', sentAt: 1e20 });
    storeMessage({ ...times, content: '还在' });
    const { log } = await openChat();
    expect(await within(log).findByText('还在')).toBeInTheDocument();
  });

  it('misses nothing that a connection which had died unnoticed did not bring, however much it is', async () => {
    const { log } = await openChat();
    expect(muteSockets()).toBe(1);
    const send = (content: string) =>
      storeMessage({ fromId: userNamed('otheruser').id, toId: userNamed('demouser').id, content });
    for (let index = 1; index <= 40; index += 1) send(`错过 ${index}`);
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    for (const index of [1, 20, 40]) expect(await within(log).findByText(`错过 ${index}`)).toBeInTheDocument();

    send('换了网络');
    act(comeOnlineLater);
    expect(await within(log).findByText('换了网络')).toBeInTheDocument();
    receive('otheruser', '又听得见了');
    expect(await within(log).findByText('又听得见了')).toBeInTheDocument();
  });

  it('counts what is unread the same in row, tab and header', async () => {
    await openChat();
    receive('tangyuan', '学姐在吗');
    expect(await row('汤圆没有馅')).toHaveTextContent('1 条未读');
    expect(await screen.findByRole('link', { name: /^私信\s*3\s*条未读$/ })).toBeInTheDocument();
    expect(useLive.getState().counts).toMatchObject({ imCount: 3, allCount: 17 });
  });

  it('shows under which day it came, also after midnight', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] });
    try {
      const { log } = await openChat();
      receive('otheruser', '睡前聊一句');
      expect(await within(log).findByText('今天')).toBeInTheDocument();
      vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(within(log).queryByText('今天')).toBeNull();
      expect(within(log).getByText('昨天')).toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
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

  it('loads older messages above the others', async () => {
    const { log } = await openChat('mianmian');
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
    const theirs = receive('otheruser', '发错了');
    await within(log).findByText('发错了');
    const stored = db.messages.find(({ id }) => id === theirs.id);
    if (stored) stored.recalled = true;
    act(() => deliver(theirs.toId, messagePush({ ...theirs, recalled: true })));
    await waitFor(() => expect(within(log).queryByText('发错了')).toBeNull());
  });

  it('copies a text', async () => {
    const user = userEvent.setup();
    await openChat();
    receive('otheruser', '抄下来');
    const tools = await openTools('抄下来');
    await user.click(tools.getByRole('button', { name: '复制' }));
    expect(await navigator.clipboard.readText()).toBe('抄下来');
    await waitFor(() => expect(toastTexts()).toEqual(['已复制']));
  });

  it('counts down by the clock of the API where that of the browser is ten minutes wrong', async () => {
    const apiNow = Date.now() - 10 * 60_000;
    const own = (content: string, secondsAgo: number) =>
      storeMessage({
        fromId: userNamed('demouser').id,
        toId: userNamed('otheruser').id,
        content,
        sentAt: apiNow - secondsAgo * 1000,
      });
    own('三分钟前', 180);
    own('半分钟前', 30);
    await openChat();
    noteServerTime(new Date(apiNow).toUTCString());
    const late = await openTools('三分钟前');
    expect(late.getByRole('button', { name: '删除' })).toBeInTheDocument();
    expect(late.queryByRole('button', { name: /撤回/ })).toBeNull();
    const early = await openTools('半分钟前');
    expect(early.getByRole('button', { name: /^撤回 1:[23]\d$/ })).toBeInTheDocument();
    noteServerTime(new Date().toUTCString());
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

  it('quotes a message, whose words go from the box when its author recalls it meanwhile', async () => {
    const { log } = await openChat();
    const theirs = receive('otheruser', '发错了');
    const tools = await openTools('发错了');
    await userEvent.click(tools.getByRole('button', { name: '引用' }));
    const form = screen.getByRole('form', { name: /写私信/ });
    expect(form).toHaveTextContent('发错了');
    act(() => deliver(theirs.toId, messagePush({ ...theirs, recalled: true })));
    await waitFor(() => expect(form).toHaveTextContent('消息已撤回'));
    expect(form).not.toHaveTextContent('发错了');
    expect(within(log).queryByText('发错了')).toBeNull();
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
