// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOwner } from '@/lib/browser/owner';
import { checkedBy, isText } from '@/lib/browser/storage';
import { listDrafts } from './shared-draft';
import { pendingWrites } from './pending-write';

const writes = pendingWrites('["share"]', checkedBy(isText));
const sent = async () => (await writes.abandoned()).map(({ variables }) => variables);

beforeEach(() => {
  localStorage.clear();
  useOwner.setState({ owner: 'me' });
});
afterEach(() => vi.useRealTimers());

it('a write that was sent is known to the next page until it is confirmed', async () => {
  const { id, end } = writes.add('一');
  end();
  expect(await sent()).toEqual(['一']);
  writes.forget(id);
  expect(await sent()).toEqual([]);
});

it('one that was looked up after its answer, and not found, says so', async () => {
  const { id } = writes.add('一');
  writes.miss(id);
  expect(await writes.abandoned()).toMatchObject([{ variables: '一', isMissing: true }]);
});

it('of two they are both kept, and those of other forms and members are not seen', async () => {
  writes.add('一');
  writes.add('二');
  pendingWrites('["feedback"]', checkedBy(isText)).add('三');
  expect((await sent()).toSorted()).toEqual(['一', '二'].toSorted());
  useOwner.setState({ owner: 'somebody else' });
  expect(await sent()).toEqual([]);
});

it('one that an open tab is still sending is none of this page’s', async () => {
  writes.add('一');
  const [subject] = Object.keys(localStorage)
    .filter((key) => key.includes(':sending:'))
    .map((key) => key.slice(key.indexOf('["share"]')));
  const held = [{ name: `draft:${subject}` }];
  vi.stubGlobal('navigator', { ...navigator, locks: { query: async () => ({ held }) } });
  expect(await sent()).toEqual([]);
  vi.unstubAllGlobals();
});

it('a day later it is forgotten', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  writes.add('一');
  vi.setSystemTime(Date.now() + 25 * 60 * 60_000);
  expect(await sent()).toEqual([]);
});

it('is no draft of its own when they are counted', () => {
  writes.add('一');
  expect(listDrafts((keeper) => keeper === 'me')).toEqual([]);
});
