import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { pageKinds } from '@/e2e/page-kinds';
import { SearchPanel } from '@/e2e/pages/search-panel';
import { seed } from '@/e2e/seed';
import { visit } from '@/e2e/visit';

/** No dependency of the project, as its installation loads a Java where there is none: see docs/test.md. */
const CHECKER = path.resolve('node_modules/vnu-jar/build/dist/vnu.jar');
const MAX_BUFFER = 2 ** 26;
const { demo, zhou } = seed.user;

/** A property of CSS Anchor Positioning, which is younger than the checker. */
const UNKNOWN_TO_IT = /“anchor-name”/;

// The bookmarked sites of a folder have icons of their own.
test.use({ expectedProblems: /ERR_NAME_NOT_RESOLVED/ });

interface Message {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

/** Menus and dialogs that open on a press, a visitor’s first. The write center holds an editor of somebody else’s. */
const opened: Record<string, { address: string; member?: true; open: (page: Page) => Promise<unknown> }> = {
  'the login': { address: '/', open: (page) => button(page, '登录').click() },
  'the friend links': { address: '/', open: (page) => button(page, '友情链接').click() },
  'the themes': { address: '/', open: (page) => button(page, '主题').click() },
  'the reading settings': { address: pageKinds['an article'], open: (page) => button(page, '阅读设置').click() },
  'the menu of a row': { address: '/', open: (page) => button(page, /^更多操作/).click() },
  'the share sheet': { address: pageKinds['an article'], open: (page) => button(page, '分享').click() },
  'the panel': { address: '/', member: true, open: (page) => new SearchPanel(page).open() },
  'the user menu': { address: '/', member: true, open: (page) => button(page, '用户菜单').click() },
  'a folder’s menu': {
    address: `/user/${demo.id}/folder`,
    member: true,
    open: (page) => button(page, /^管理/).click(),
  },
  'a chat': {
    address: `/notification/im?participantId=${zhou.id}`,
    member: true,
    open: (page) => button(page, /^会话操作/).click(),
  },
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

test.beforeEach(() => {
  test.skip(!existsSync(CHECKER), 'The checker is not installed (docs/test.md)');
  test.skip(spawnSync('java', ['-version']).status !== 0, 'The checker needs Java, which is not installed');
  test.setTimeout(180_000);
});

/** The checker’s findings on pages, which are given by their names. */
async function check(pages: Map<string, string>, info: TestInfo): Promise<string[]> {
  const files: string[] = [];
  for (const [name, html] of pages) {
    const file = info.outputPath(`${name.replaceAll(' ', '-')}.html`);
    await writeFile(file, html);
    files.push(file);
  }
  const options = ['-jar', CHECKER, '--exit-zero-always', '--errors-only', '--stdout', '--format', 'json'];
  const { stdout } = await promisify(execFile)('java', [...options, ...files], { maxBuffer: MAX_BUFFER });
  const { messages }: { messages: Message[] } = JSON.parse(stdout);
  const ofOurs = messages.filter(({ message }) => !UNKNOWN_TO_IT.test(message));
  return ofOurs.map(({ url, message, extract = '' }) => `${url.split('/').at(-1)}: ${message} ${extract}`);
}

test('the HTML checker of the W3C finds nothing on one page of each kind', async ({ request }, info) => {
  const pages = new Map<string, string>();
  for (const [kind, address] of Object.entries(pageKinds)) pages.set(kind, await (await request.get(address)).text());
  expect(await check(pages, info)).toEqual([]);
});

test('the HTML checker of the W3C finds nothing where menus and dialogs are open', async ({ page, signIn }, info) => {
  const pages = new Map<string, string>();
  for (const [name, { address, member, open }] of Object.entries(opened)) {
    if (member) await signIn();
    await visit(page, address);
    await open(page);
    await expect(page.locator('dialog[open], :popover-open').first()).toBeVisible();
    pages.set(name, `<!doctype html>${await page.evaluate(() => document.documentElement.outerHTML)}`);
  }
  expect(await check(pages, info)).toEqual([]);
});
