import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setQuietChat } from '@/lib/domain/message/quiet-chats';
import { mutes, type Mute } from '@/lib/domain/mute/mutes';
import { useLive } from '@/lib/domain/live/live-store';
import { addFault, holdCalls } from '@/mocks/control/faults';
import { notify } from '@/mocks/db/notify';
import { muteSockets, sendToUser } from '@/mocks/socket/connections';
import { messagePush, storeMessage } from '@/mocks/socket/messages';
import { userNamed } from '@/mocks/testing';
import { chatUnderTest } from '@/test/chat';
import { comeOnlineLater } from '@/test/online';
import { callsOf, renderAppHook, toastTexts } from '@/test/render';
import { useLiveSocket } from './use-live-socket';

const { prepare, receive } = chatUnderTest;
prepare();

const demo = () => userNamed('demouser');
const other = () => userNamed('otheruser');
const counts = () => useLive.getState().counts;

async function connect() {
  renderAppHook(useLiveSocket, { as: 'demouser' });
  await waitFor(() => expect(useLive.getState().connection).toBe('open'));
  await waitFor(() => expect(counts()).toBeDefined());
}

it('a private message that arrives on another page is announced with its sender and its first words', async () => {
  await connect();
  receive('otheruser', '周末去爬山吗');
  await waitFor(() => expect(toastTexts()).toEqual(['山海：周末去爬山吗']));
});

it('a private message is announced without a name while its sender cannot be loaded', async () => {
  addFault({ path: '/users/userinfo', status: 500 });
  await connect();
  receive('otheruser', '在吗');
  await waitFor(() => expect(toastTexts()).toEqual(['你有一条新私信：在吗']));
});

it('a private message of a silenced chat is counted and not announced', async () => {
  await connect();
  const before = counts()?.imCount ?? 0;
  setQuietChat(other().id, true);
  receive('otheruser', '别吵我');
  await waitFor(() => expect(counts()?.imCount).toBe(before + 1));
  receive('tangyuan', '学姐在吗');
  await waitFor(() => expect(toastTexts()).toEqual(['汤圆没有馅：学姐在吗']));
});

it.each<[string, Mute, string[]]>([
  ['their author', { kind: 'author', value: userNamed('otheruser').id, name: '山海' }, ['汤圆没有馅 关注了你']],
  ['a word of theirs', { kind: 'word', value: '抽奖', name: '抽奖' }, ['汤圆没有馅 关注了你']],
  ['nothing of theirs', { kind: 'word', value: '别的', name: '别的' }, ['你有 2 条新消息']],
])('a comment is counted and announced by no toast while %s is muted', async (_what, muted, told) => {
  mutes.set([muted]);
  await connect();
  const before = counts()?.commentCount ?? 0;
  notify({ userId: demo().id, itemType: '4', sourceUserId: other().id, comment: '来抽奖' });
  await waitFor(() => expect(counts()?.commentCount).toBe(before + 1));
  notify({ userId: demo().id, itemType: '3', sourceUserId: userNamed('tangyuan').id });
  await waitFor(() => expect(toastTexts().map((text) => text.replace(/[\u2068\u2069]/g, ''))).toEqual(told));
});

const beFollowed = () => notify({ userId: demo().id, itemType: '3', sourceUserId: other().id });

it('a member’s own message that was recalled in another tab changes no count', async () => {
  const own = storeMessage({ fromId: demo().id, toId: other().id, content: '手滑' });
  await connect();
  const { imCount, followCount } = counts() ?? {};
  const seen = new Set<number | null | undefined>();
  const stop = useLive.subscribe((live) => seen.add(live.counts?.imCount));
  act(() => void sendToUser(demo().id, messagePush({ ...own, recalled: true })));
  act(beFollowed);
  await waitFor(() => expect(counts()?.followCount).toBe((followCount ?? 0) + 1));
  stop();
  expect([...seen]).toEqual([imCount]);
});

it('what was missed by a connection that had died unnoticed is counted once the browser is online again', async () => {
  await connect();
  const before = counts()?.followCount ?? 0;
  expect(muteSockets()).toBe(1);
  beFollowed();
  const asked = callsOf('/messages/count').length;
  act(comeOnlineLater);
  await waitFor(() => expect(counts()?.followCount).toBe(before + 1));
  expect(callsOf('/messages/count').length).toBeGreaterThan(asked);
  // The new connection's frames arrive.
  act(() => notify({ userId: demo().id, itemType: '5', content: '维护' }));
  await waitFor(() => expect(counts()?.noticeCount).toBeGreaterThan(0));
});

it('unread counts that another tab has read are shown here, too', async () => {
  await connect();
  const known = counts();
  const otherTab = new BroadcastChannel(`tabs:${demo().id}`);
  otherTab.postMessage({ kind: 'counts', counts: { ...known, followCount: 77 }, readAt: Date.now() });
  await waitFor(() => expect(counts()?.followCount).toBe(77));
  otherTab.close();
});

it('unread counts that were asked for before another tab had read are not shown when they come at last', async () => {
  const answer = holdCalls('/messages/count');
  renderAppHook(useLiveSocket, { as: 'demouser' });
  await waitFor(() => expect(callsOf('/messages/count')).toHaveLength(1));
  const otherTab = new BroadcastChannel(`tabs:${demo().id}`);
  const heard: unknown[] = [];
  otherTab.addEventListener('message', ({ data }) => data.kind === 'counts' && heard.push(data.counts.followCount));
  otherTab.postMessage({ kind: 'counts', counts: { followCount: 77 }, readAt: Date.now() + 1 });
  await waitFor(() => expect(counts()?.followCount).toBe(77));
  answer();
  await waitFor(() => expect(heard).toHaveLength(1));
  expect(heard).not.toEqual([77]);
  expect(counts()?.followCount).toBe(77);
  otherTab.close();
});

it('a toast that another tab has shown is not shown again by one that was hidden', async () => {
  await connect();
  const otherTab = new BroadcastChannel(`tabs:${demo().id}`);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const before = counts()?.followCount ?? 0;
  act(beFollowed);
  await waitFor(() => expect(counts()?.followCount).toBe(before + 1));
  otherTab.postMessage({ kind: 'announced' });
  otherTab.postMessage({ kind: 'counts', counts: { ...counts(), followCount: 77 }, readAt: Date.now() });
  await waitFor(() => expect(counts()?.followCount).toBe(77));
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  receive('otheruser', '在吗');
  await waitFor(() => expect(toastTexts()).toEqual(['山海：在吗']));
  otherTab.close();
});
