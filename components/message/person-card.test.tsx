import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { chatUnderTest } from '@/test/chat';

const { openChat } = chatUnderTest;
chatUnderTest.prepare();

it('a wide window shows who the partner is beside the chat, and whom both follow', async () => {
  const wide = (query: string) => ({
    matches: query.includes('width'),
    addEventListener() {},
    removeEventListener() {},
  });
  vi.stubGlobal('matchMedia', wide);
  const [member, partner, friend] = ['demouser', 'otheruser', 'tangyuan'].map(userNamed);
  if (!member || !partner || !friend) throw new Error('There are no such users');
  Object.assign(partner, { job: '后端开发', description: '在山里' });
  db.follows.delete(member.id, partner.id);
  for (const { id } of [member, partner]) db.follows.set(id, friend.id, Date.now());
  await openChat();
  const card = within(await screen.findByRole('complementary', { name: '山海 的名片' }));
  expect(card.getByText('后端开发')).toBeInTheDocument();
  expect(card.getByText('在山里')).toBeInTheDocument();
  expect(card.getByRole('link', { name: '查看主页' })).toHaveAttribute('href', `/user/${partner.id}`);
  expect(await card.findByRole('button', { name: '关注 山海', pressed: false })).toBeInTheDocument();
  const shared = within(await card.findByRole('region', { name: /^共同关注 \d+$/ }));
  expect(shared.getByRole('link', { name: friend.nickname })).toHaveAttribute('href', `/user/${friend.id}`);
  vi.unstubAllGlobals();
});
