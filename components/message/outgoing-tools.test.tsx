import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NO_CALLBACK, SOCKET_CLOSED } from '@/lib/domain/message/send-failures';
import { dispatchLiveEvent } from '@/lib/domain/live/live-events';
import { setConnection, useLive } from '@/lib/domain/live/live-store';
import { sessionQueries } from '@/lib/domain/session/queries';
import { endSession } from '@/lib/domain/session/session-store';
import { userNamed } from '@/mocks/testing';
import { muteSockets } from '@/mocks/socket/connections';
import { addMessageFault } from '@/mocks/socket/message-faults';
import { storeMessage } from '@/mocks/socket/messages';
import { chatUnderTest } from '@/test/chat';
import { callsOf, renderApp } from '@/test/render';

const { Page, Offline, at, openChat, box, write, row, receive, sentTexts } = chatUnderTest;
chatUnderTest.prepare();

/** Sends messages, and lets the time for their callback pass. Real timers would drop what `shown` waits for. */
async function afterCallbackTime(sendAll: () => Promise<void>, shown: () => Promise<unknown>) {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await sendAll();
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await shown();
  } finally {
    vi.useRealTimers();
  }
}

async function sendAtOnce(text: string) {
  fireEvent.change(await box(), { target: { value: text } });
  fireEvent.keyDown(await box(), { key: 'Enter' });
}

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

  it('stands in the list with its own text and time, not with those of the message before it', async () => {
    await openChat();
    await write('第一条正常{Enter}');
    await waitFor(() => expect(sentTexts()).toEqual(['第一条正常']));
    addMessageFault({ kind: 'refuse', failMessage: '对方不接收私信', times: 1 });
    await write('第二条被拒{Enter}');
    const shown = await row('山海');
    await waitFor(() => expect(shown).toHaveTextContent('[发送失败]第二条被拒'));
    expect(shown).not.toHaveTextContent('第一条正常');
    const answer = receive('otheruser', '收到第一条了');
    await waitFor(() => expect(shown).toHaveTextContent(answer.content ?? ''));
    expect(shown).not.toHaveTextContent('发送失败');
  });

  it('has failed after 15 seconds without a callback; one that arrived is found, and a retry looks for the other before it sends it', async () => {
    addMessageFault({ kind: 'silent', times: 1 });
    addMessageFault({ kind: 'lose', times: 1 });
    const { log } = await openChat();
    await afterCallbackTime(
      async () => {
        await sendAtOnce('到了没回音');
        await sendAtOnce('丢在路上');
      },
      () => waitFor(() => expect(screen.getAllByText(NO_CALLBACK)).toHaveLength(1)),
    );
    const looked = callsOf('/im/chat-record-list').length;
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByText(NO_CALLBACK)).toBeNull());
    await waitFor(() => expect(sentTexts()).toEqual(['到了没回音', '丢在路上']));
    expect(callsOf('/im/chat-record-list').length).toBeGreaterThan(looked);
    expect(within(log).getAllByText('到了没回音')).toHaveLength(1);
  });

  it('on a connection that had died unnoticed has it replaced, and is sent again, once, by the new one', async () => {
    const { log } = await openChat();
    muteSockets();
    await afterCallbackTime(
      async () => {
        await sendAtOnce('说给空气听');
        storeMessage({ fromId: userNamed('otheruser').id, toId: userNamed('demouser').id, content: '没听见的话' });
      },
      () => within(log).findByText('没听见的话'),
    );
    expect(screen.getByText(NO_CALLBACK)).toBeInTheDocument();
    expect(sentTexts()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(sentTexts()).toEqual(['说给空气听']));
    await waitFor(() => expect(screen.queryByText(NO_CALLBACK)).toBeNull());
    expect(within(log).getAllByText('说给空气听')).toHaveLength(1);
  });

  it('waits while the socket is being opened', async () => {
    renderApp(<Page />, { as: 'demouser', at: at('otheruser') });
    await screen.findByRole('log');
    setConnection('opening');
    await write('早了一点{Enter}');
    expect(sentTexts()).toEqual([]);
    act(() => setConnection('open'));
    await waitFor(() => expect(sentTexts()).toEqual(['早了一点']));
  });

  it('is sent once by a connection that opens after it had failed and was sent again', async () => {
    const { log } = await openChat();
    setConnection('opening');
    await afterCallbackTime(
      () => sendAtOnce('连不上的一句'),
      () => screen.findByRole('button', { name: '重试' }),
    );
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByText(NO_CALLBACK)).toBeNull());
    const send = vi.spyOn(useLive.getState(), 'send');
    act(() => setConnection('open'));
    await waitFor(() => expect(sentTexts()).toEqual(['连不上的一句']));
    expect(send).toHaveBeenCalledOnce();
    expect(within(log).getAllByText('连不上的一句')).toHaveLength(1);
  });

  it('that waits for a connection is never sent by that of another member', async () => {
    const { client } = await openChat();
    setConnection('opening');
    await write('只有我能发{Enter}');
    const send = vi.spyOn(useLive.getState(), 'send');
    client.setQueryData(sessionQueries.user().queryKey, (user) => user && { ...user, id: 'somebody-else' });
    act(() => setConnection('open'));
    expect(send).not.toHaveBeenCalled();
  });

  it('is read from the records when its callback does not tell its row', async () => {
    const { log } = await openChat();
    const { send } = useLive.getState();
    const told: string[] = [];
    useLive.setState({
      send: ({ clientId, content = '' }) => {
        told.push(content);
        storeMessage({ clientId, fromId: userNamed('demouser').id, toId: userNamed('otheruser').id, content });
        const answer = { clientId, success: true, failMessage: '', message: undefined };
        dispatchLiveEvent(userNamed('demouser').id, { kind: 'answered', ...answer });
        return true;
      },
    });
    await write('没有回执行{Enter}');
    await waitFor(() => expect(callsOf('/im/chat-record-list').length).toBeGreaterThan(1));
    expect(told).toEqual(['没有回执行']);
    expect(within(log).getAllByText('没有回执行')).toHaveLength(1);
    useLive.setState({ send });
  });

  it('survives a reload without a connection, and no other member sees it', async () => {
    setConnection('waiting');
    const first = renderApp(<Offline />, { as: 'demouser', at: at('otheruser') });
    await screen.findByRole('log');
    await write('断网的一句{Enter}');
    expect(await screen.findByText(SOCKET_CLOSED)).toBeInTheDocument();
    first.unmount();
    const other = renderApp(<Offline />, { as: 'otheruser', at: at('demouser') });
    expect(await screen.findByRole('log')).not.toHaveTextContent('断网的一句');
    other.unmount();
    renderApp(<Offline />, { as: 'demouser', at: at('otheruser') });
    expect(await within(await screen.findByRole('log')).findByText('断网的一句')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '删除' }));
    expect(screen.queryByText('断网的一句')).toBeNull();
  });
});

it('a message on its way when its sender signs out is never shown to who signs in next, and waits for its sender', async () => {
  addMessageFault({ kind: 'lose', times: 1 });
  const first = await openChat();
  await write('退出前的一句{Enter}');
  expect(await within(first.log).findByLabelText('发送中')).toBeInTheDocument();
  first.unmount();
  act(() => endSession());
  const next = renderApp(<Page />, { as: 'otheruser', at: at('demouser') });
  expect(await screen.findByRole('log')).not.toHaveTextContent('退出前的一句');
  next.unmount();
  renderApp(<Page />, { as: 'demouser', at: at('otheruser') });
  expect(await within(await screen.findByRole('log')).findByText('退出前的一句')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument();
  expect(sentTexts()).toEqual([]);
});
