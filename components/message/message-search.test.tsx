import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { holdCalls } from '@/mocks/control/faults';
import { storeMessage } from '@/mocks/socket/messages';
import { userNamed } from '@/mocks/testing';
import { chatUnderTest } from '@/test/chat';

const { openChat, receive, write } = chatUnderTest;
chatUnderTest.prepare();

const LINE = '以下是新消息';
/** The row that the line stands in. */
const below = (log: HTMLElement) => within(log).getByText(LINE).closest('[data-index]');

it('a line stands above what was unread as the chat opened, and goes with an answer', async () => {
  storeMessage({ fromId: userNamed('demouser').id, toId: userNamed('otheruser').id, content: '到了吗' });
  for (const content of ['刚到', '在楼下']) {
    storeMessage({ fromId: userNamed('otheruser').id, toId: userNamed('demouser').id, content });
  }
  const { log } = await openChat();
  await waitFor(() => expect(below(log)).toHaveTextContent('刚到'));
  receive('otheruser', '快来');
  expect(await within(log).findByText('快来')).toBeInTheDocument();
  expect(below(log)).toHaveTextContent('刚到');
  await write('来了{Enter}');
  await waitFor(() => expect(within(log).queryByText(LINE)).toBeNull());
});

it('a line stands above all that was unread where the conversations are listed after the chat has opened', async () => {
  const from = userNamed('otheruser').id;
  for (const number of Array.from({ length: 20 }, (_, index) => index + 1)) {
    storeMessage({ fromId: from, toId: userNamed('demouser').id, content: `第${number}句` });
  }
  const read = holdCalls('/im/read-message');
  const list = holdCalls('/im/chat-person-list');
  const { log } = await openChat();
  await within(log).findByText('第20句');
  list();
  await screen.findByRole('navigation', { name: '会话' });
  read();
  await waitFor(() => expect(below(log)).toHaveTextContent('第1句'));
});

it('a line stands above what came while the member looked elsewhere', async () => {
  const { log } = await openChat();
  receive('otheruser', '看着的');
  await within(log).findByText('看着的');
  expect(within(log).queryByText(LINE)).toBeNull();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  receive('otheruser', '没看着的');
  receive('otheruser', '也没看着');
  await waitFor(() => expect(below(log)).toHaveTextContent('没看着的'));
});

it('loaded messages are searched from the latest on, with a count, and by key', async () => {
  const { log } = await openChat();
  for (const content of ['用 Vite 吧', '好', 'vite 很快']) receive('otheruser', content);
  await within(log).findByText('vite 很快');
  const button = screen.getByRole('button', { name: '搜索聊天记录' });
  await userEvent.click(button);
  const search = within(screen.getByRole('search', { name: '搜索聊天记录' }));
  const field = search.getByRole('searchbox');
  expect(field).toHaveFocus();
  await userEvent.type(field, 'VITE');
  const marked = () => log.querySelector('[data-marked]');
  expect(search.getByRole('status')).toHaveTextContent('1 / 2');
  expect(marked()).toHaveTextContent('vite 很快');
  await userEvent.keyboard('{Enter}');
  expect(search.getByRole('status')).toHaveTextContent('2 / 2');
  expect(marked()).toHaveTextContent('用 Vite 吧');
  await userEvent.click(search.getByRole('button', { name: '下一处' }));
  expect(search.getByRole('status')).toHaveTextContent('1 / 2');
  await userEvent.type(field, '不存在');
  expect(search.getByRole('status')).toHaveTextContent('没有找到');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('search', { name: '搜索聊天记录' })).toBeNull();
  expect(button).toHaveFocus();
});

it('the letters of an IME do not move the chat, their word does', async () => {
  const { log } = await openChat();
  receive('otheruser', '到站了');
  await within(log).findByText('到站了');
  await userEvent.click(screen.getByRole('button', { name: '搜索聊天记录' }));
  const search = within(screen.getByRole('search', { name: '搜索聊天记录' }));
  const field = search.getByRole('searchbox');
  const compose = (value: string) => fireEvent.input(field, { target: { value }, isComposing: true });
  fireEvent.compositionStart(field);
  compose('dao’zhan');
  expect(field).toHaveValue('dao’zhan');
  expect(search.getByRole('status')).toBeEmptyDOMElement();
  compose('到站');
  fireEvent.compositionEnd(field);
  expect(search.getByRole('status')).toHaveTextContent('1 / 1');
  expect(log.querySelector('[data-marked]')).toHaveTextContent('到站了');
});
