import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as api from '@/lib/domain/tool/api';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { db, resetDb } from '@/mocks/db';
import { server } from '@/mocks/node';
import { userNamed } from '@/mocks/testing';
import { issueToken } from './access';

const demo = () => userNamed('demouser');
const signIn = () => vi.stubGlobal('document', { cookie: `${TOKEN_COOKIE}=${issueToken(demo())}` });
const namesOf = (tools: readonly { name: string }[]) => tools.map(({ name }) => name);
const collectedOf = async () => namesOf(await api.listCollectedTools(demo().id));
const toolNamed = (name: string) => {
  const found = [...db.tools.values()].find((tool) => tool.name === name);
  if (!found) throw new Error(`There is no tool "${name}"`);
  return found;
};

beforeAll(() => {
  server.listen();
  resetDb({ articles: 0, articlesDir: null });
});
beforeEach(() => resetDb());
afterEach(() => vi.unstubAllGlobals());
afterAll(() => server.close());

it('has twelve categories with 120 tools, after the collection of the reader', async () => {
  const [collection, ...categories] = await api.listToolTree();
  expect(collection?.children).toEqual([]);
  expect(categories).toHaveLength(12);
  const tools = categories.flatMap(({ children }) => children);
  expect(new Set(namesOf(tools)).size).toBe(120);
  expect(tools.some(({ collected }) => collected)).toBe(false);
  expect(tools.every(({ url, description }) => url.startsWith('https://') && description !== '')).toBe(true);
});

it('flags what the reader has collected, and lists it first', async () => {
  signIn();
  const [collection, ...categories] = await api.listToolTree();
  const flagged = categories.flatMap(({ children }) => children).filter(({ collected }) => collected);
  expect(namesOf(flagged).sort()).toEqual(namesOf(collection?.children ?? []).sort());
  expect(flagged.length).toBeGreaterThan(5);
});

it('finds tools by a part of their name', async () => {
  expect(namesOf(await api.searchTools('ORM'))).toEqual(['WebStorm', 'Transform Tools', 'Drizzle ORM']);
  expect(await api.searchTools('没有这个工具')).toEqual([]);
});

it('lets a member collect a tool once, and take it back once', async () => {
  signIn();
  const { id, name } = toolNamed('regex101');
  db.toolCollects.delete(demo().id, id);
  await api.collectTool(id, true);
  expect((await collectedOf())[0]).toBe(name);
  await expect(api.collectTool(id, true)).rejects.toThrow('用户已收藏');
  await api.collectTool(id, false);
  expect(await collectedOf()).not.toContain(name);
  await expect(api.collectTool(id, false)).rejects.toThrow('还未收藏');
  await expect(api.collectTool('unknown', true)).rejects.toThrow('工具不存在');
});

it('shows what a member has collected to everyone, each with their own flags', async () => {
  expect((await api.listCollectedTools(demo().id)).map(({ collected }) => collected)).not.toContain(true);
  signIn();
  expect((await api.listCollectedTools(demo().id)).map(({ collected }) => collected)).not.toContain(false);
});

it('refuses visitors', async () => {
  await expect(api.collectTool(toolNamed('regex101').id, true)).rejects.toMatchObject({ kind: 'unauthorised' });
});

it('draws logos, except the one that is broken', async () => {
  const logo = await fetch(toolNamed('React').logo ?? '');
  expect(logo.headers.get('content-type')).toBe('image/svg+xml');
  expect(await logo.text()).toContain('>R</text>');
  expect((await fetch(toolNamed('Explain Dalibo').logo ?? '')).status).toBe(404);
});
