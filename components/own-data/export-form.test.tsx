import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkedBy } from '@/lib/browser/storage';
import { rememberSearch } from '@/lib/domain/search/history-store';
import { openDraft } from '@/lib/drafts/shared-draft';
import { sessionToken } from '@/lib/http/token';
import { addFault } from '@/mocks/control/faults';
import { db } from '@/mocks/db';
import { givenArticle, userNamed } from '@/mocks/testing';
import { renderApp } from '@/test/render';
import { ExportForm } from './export-form';

const saved: Blob[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:zip';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

async function unzipped(): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await (saved.at(-1) as Blob).arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}
const pack = async () => userEvent.click(await screen.findByRole('button', { name: '打包下载' }));
const finished = () => screen.findByText(/^已打包成 我的数据-/);

it('a member takes out all that is theirs, and no word of their session', async () => {
  const { id, nickname } = userNamed('demouser');
  for (let count = 0; count < 10; count += 1) givenArticle({ title: '同名的文章' });
  const own = [...db.articles.values()].filter(({ userId }) => userId === id);
  rememberSearch('水合');
  renderApp(<ExportForm />, { as: 'demouser' });
  await screen.findByRole('checkbox', { name: /^文章/ });
  await pack();
  await finished();
  const files = await unzipped();
  const articles = Object.keys(files).filter((name) => /^文章\/[^/]+\.md$/.test(name));
  expect(articles).toHaveLength(own.length);
  expect(own.length).toBeGreaterThan(10);
  const manifest = JSON.parse(files['manifest.json'] ?? '');
  expect(manifest).toMatchObject({ kind: 'gimishare-take-out', version: 1, counts: { articles: own.length } });
  expect(manifest.owner).toEqual({ id, nickname });
  expect(files['收藏的站点.html']).toContain('<!DOCTYPE NETSCAPE-Bookmark-file-1>');
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['收藏的站点.json', '浏览历史.json', 'data/personal.json', '说明.txt']),
  );
  expect(JSON.parse(files['data/personal.json'] ?? '')).toEqual({ SEARCH_HISTORY: ['水合'] });
  expect(JSON.stringify(files)).not.toContain(sessionToken());
});

it('what fails is named on screen and in the zip, and the others are there', async () => {
  addFault({ path: '/history', status: 500 });
  renderApp(<ExportForm />, { as: 'demouser' });
  await screen.findByRole('checkbox', { name: /^文章/ });
  await userEvent.click(screen.getByRole('checkbox', { name: /^文章/ }));
  await pack();
  await finished();
  expect(screen.getByRole('list', { name: '没有带走的' })).toHaveTextContent('浏览历史');
  const files = await unzipped();
  expect(files['说明.txt']).toContain('- 浏览历史：');
  expect(Object.keys(files).some((name) => name.startsWith('文章/'))).toBe(false);
  expect(files['收藏的站点.html']).toBeDefined();
});

it('can be cancelled, and then saves nothing', async () => {
  addFault({ path: '/articles/listByUserId', delayMs: 60_000 });
  renderApp(<ExportForm />, { as: 'demouser' });
  await screen.findByRole('checkbox', { name: /^文章/ });
  await pack();
  expect(await screen.findByText('正在打包文章…')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(await screen.findByText('已取消，什么也没有保存')).toBeVisible();
  expect(saved).toEqual([]);
});

it('a visitor takes out what this browser has', async () => {
  rememberSearch('水合');
  const quote = { messageId: 'm1', content: '别人的私信' };
  const place = { kind: 'message', subjectId: 'u2', schema: checkedBy((value): value is unknown => value !== null) };
  openDraft('visitor', place).set({ content: '我的回复', images: [], quote });
  renderApp(<ExportForm />);
  expect(screen.queryByRole('checkbox', { name: /^文章/ })).toBeNull();
  await pack();
  await finished();
  const { 'data/drafts.json': drafts, 'data/personal.json': personal } = await unzipped();
  expect(personal).toContain('水合');
  expect(drafts).toContain('我的回复');
  expect(drafts).not.toContain('别人的私信');
});
