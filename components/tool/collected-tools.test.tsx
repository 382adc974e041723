import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listCollectedTools } from '@/lib/domain/tool/api';
import { TOOL_PAGE_SIZE } from '@/lib/domain/tool/page-size';
import { pageOfRows } from '@/lib/query/whole-list';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { stubIntersections } from '@/test/intersections';
import { callsOf, renderApp } from '@/test/render';
import { CollectedTools } from './collected-tools';

let comeNear: () => void;
afterEach(() => void vi.useRealTimers());

beforeEach(() => {
  comeNear = stubIntersections();
});

async function open(as?: string) {
  const { id } = userNamed('demouser');
  const initial = { ...pageOfRows(await listCollectedTools(id), 1, TOOL_PAGE_SIZE), renderedAt: Date.now() };
  renderApp(<CollectedTools userId={id} initial={initial} />, as ? { as } : {});
}
const collectOnly = (...names: string[]) => {
  const { id } = userNamed('demouser');
  for (const tool of db.tools.keys()) db.toolCollects.delete(id, tool);
  for (const { id: toolId, name } of db.tools.values()) {
    if (names.includes(name)) db.toolCollects.set(id, toolId, Date.now());
  }
};
const card = (name: string) => screen.getByRole('article', { name });
const button = (name: string) => within(card(name)).getByRole('button', { name: new RegExp(`收藏 ${name}$`) });

it('a visitor opens a tool in a new tab that tells nothing of this one', async () => {
  collectOnly('React');
  await open();
  const link = within(card('React')).getByRole('link', { name: 'React' });
  expect(link).toHaveAttribute('href', 'https://react.dev/');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
  expect(link).toHaveAttribute('target', '_blank');
});

it('the owner takes a tool back and may collect it again: it stays until the page is left', async () => {
  collectOnly('React', 'Vite');
  await open('demouser');
  await waitFor(() => expect(button('React')).toHaveTextContent('取消收藏'));
  fireEvent.click(button('React'));
  await waitFor(() => expect(button('React')).toHaveTextContent(/^收藏$/));
  expect(db.toolCollects.countFrom(userNamed('demouser').id)).toBe(1);
  // Half a second later it is no double click.
  vi.setSystemTime(Date.now() + 500);
  fireEvent.click(button('React'));
  await waitFor(() => expect(button('React')).toHaveTextContent('取消收藏'));
  expect(db.toolCollects.countFrom(userNamed('demouser').id)).toBe(2);
});

it('another member sees what they have collected themselves', async () => {
  collectOnly('React', 'Vite');
  const vite = [...db.tools.values()].find(({ name }) => name === 'Vite');
  db.toolCollects.set(userNamed('otheruser').id, vite?.id ?? '', Date.now());
  await open('otheruser');
  await waitFor(() => expect(button('Vite')).toHaveTextContent('已收藏'));
  expect(button('React')).toHaveTextContent(/^收藏$/);
});

it('a tool whose address is none of the web has no link', async () => {
  collectOnly('React');
  for (const tool of db.tools.values()) if (tool.name === 'React') tool.url = 'javascript:alert(1)';
  await open();
  expect(within(card('React')).queryByRole('link')).toBeNull();
});

it('many tools load on from one answer', async () => {
  collectOnly(...[...db.tools.values()].map(({ name }) => name));
  await open();
  expect(screen.getAllByRole('article')).toHaveLength(TOOL_PAGE_SIZE);
  comeNear();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2 * TOOL_PAGE_SIZE));
  comeNear();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3 * TOOL_PAGE_SIZE));
  // One by the server, one by the browser.
  expect(callsOf('/users/getcollecttools')).toHaveLength(2);
});

it('someone without collected tools has an empty state', async () => {
  collectOnly();
  await open();
  expect(screen.getByText('暂无数据')).toBeInTheDocument();
});
