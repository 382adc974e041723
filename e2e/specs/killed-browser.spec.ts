import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { ArticlePage } from '@/e2e/pages/article-page';
import { Comments } from '@/e2e/pages/comments';
import { FoldersPage } from '@/e2e/pages/folders-page';
import { MessagesPage } from '@/e2e/pages/messages-page';
import { ShareBox } from '@/e2e/pages/share-box';
import { seed } from '@/e2e/seed';

const TYPED = '浏览器随时可能被杀掉，写到一半的内容要留下来';
const DELAY_MS = 100;
/** How many characters of a text that is typed with that delay may be lost. */
const LAST_SECOND = 1_000 / DELAY_MS;

/** Ends the browser's process at once, as a crash does: no page unloads, nothing is written any more. */
async function kill(context: BrowserContext): Promise<void> {
  const browser = context.browser();
  if (!browser) throw new Error('The context has no browser of its own');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const closed = context.waitForEvent('close');
  process.kill(processInfo.find(({ type }) => type === 'browser')?.id ?? 0, 'SIGKILL');
  await closed;
}

test('what is typed survives a killed browser, but for its last second @smoke', async ({
  api,
  launchOptions,
  playwright,
  servers,
}) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'killed-browser-'));
  const { token } = await api.session('demouser');
  const start = async () => {
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL: servers.siteUrl,
      viewport: { width: 1440, height: 900 },
    });
    await context.addCookies([{ name: 'ACCESS_TOKEN', value: token, url: servers.siteUrl, sameSite: 'Lax' }]);
    return context;
  };
  const openShare = async (page: Page) => {
    const share = new ShareBox(page);
    await share.open();
    return share.field();
  };
  const openComment = async (page: Page) => {
    const comments = new Comments(page);
    await new ArticlePage(page).open(seed.article.rich.id);
    await comments.goTo();
    return comments.field();
  };
  const openMessage = async (page: Page) => {
    const messages = new MessagesPage(page);
    await messages.open(seed.user.other.id);
    return messages.box();
  };
  const openFolder = async (page: Page) => {
    await new FoldersPage(page).open(seed.user.demo.id);
    await page.getByRole('button', { name: '新增文件夹' }).click();
    return page.getByRole('textbox', { name: '文件夹名称' });
  };
  const places = [openShare, openComment, openFolder, openMessage];
  const openAll = (context: BrowserContext) => Promise.all(places.map(async (open) => open(await context.newPage())));

  const before = await start();
  const fields = await openAll(before);
  await Promise.all(fields.map((field) => field.pressSequentially(TYPED, { delay: DELAY_MS })));
  await kill(before);

  const after = await start();
  for (const field of await openAll(after)) {
    await expect.poll(async () => (await field.inputValue()).length).toBeGreaterThan(TYPED.length - LAST_SECOND);
    expect(TYPED.startsWith(await field.inputValue())).toBe(true);
  }
  await after.close();
  await rm(profile, { recursive: true, force: true });
});
