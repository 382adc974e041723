import { afterEach, expect, it, vi } from 'vitest';
import * as api from '@/lib/domain/tool/api';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { db } from '@/mocks/db';
import { userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';
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

startContractApi();
afterEach(() => vi.unstubAllGlobals());

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
