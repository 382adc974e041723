import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { MessagesPage } from '@/e2e/pages/messages-page';
import { seed } from '@/e2e/seed';
import { hydrated } from '@/e2e/visit';

/** Everything that a page's browser has stored, as text. */
const everything = (page: Page) =>
  page.evaluate(async () => {
    const opened = indexedDB.open('drafts');
    const rows = await new Promise<unknown[]>((resolve, reject) => {
      opened.onerror = () => reject(opened.error);
      opened.onsuccess = () => {
        if (!opened.result.objectStoreNames.contains('rows')) return resolve([]);
        const all = opened.result.transaction('rows').objectStore('rows').getAll();
        all.onsuccess = () => resolve(all.result);
        all.onerror = () => reject(all.error);
      };
    });
    opened.result.close();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, rows]);
  });

test('the next member of a shared computer is offered nothing that the last one has searched for', async ({
  homePage,
  searchBox,
  shell,
  page,
  signIn,
}) => {
  await signIn();
  await homePage.open();
  await searchBox.input().fill('离职证明');
  await searchBox.input().press('Enter');
  await expect(page).toHaveURL(/search/);
  await expect.poll(() => searchBox.stored()).toBe('["离职证明"]');
  await shell.signOut();
  await expect(page).toHaveURL('/');
  await hydrated(page);
  // The history is loaded, and put away, when the field is entered.
  await searchBox.input().focus();
  await expect.poll(() => searchBox.stored()).toBeNull();
  await expect(page.getByText('离职证明')).toHaveCount(0);

  await signIn('otheruser');
  await homePage.open();
  await searchBox.input().fill('react');
  await searchBox.input().press('Enter');
  await expect.poll(() => searchBox.stored()).toBe('["react"]');
  await searchBox.input().fill('');
  await searchBox.input().focus();
  await expect(page.getByText('离职证明')).toHaveCount(0);

  await signIn();
  await homePage.open();
  await searchBox.input().focus();
  await expect(page.getByText('离职证明')).toBeVisible();
  await expect.poll(() => searchBox.stored()).toBe('["离职证明"]');
});

test('a member who has their data removed at signing out leaves nothing readable, in no tab', async ({
  context,
  writeCenterPage,
  shareBox,
  shell,
  page,
  signIn,
}) => {
  await signIn();
  const other = await context.newPage();
  const messages = new MessagesPage(other);
  await messages.open(seed.user.other.id);
  await messages.box().fill('没发出的秘密');
  await writeCenterPage.open();
  await writeCenterPage.title().fill('文章里的秘密');
  await expect(writeCenterPage.saved()).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await shareBox.open();
  await shareBox.field().fill('友圈里的秘密');
  await shareBox.chooseImage('秘密.png');
  await expect(shareBox.images()).toHaveCount(1);
  await expect.poll(() => everything(page)).toContain('友圈里的秘密');

  await shell.userMenu().click();
  await shell.header().getByRole('button', { name: '退出并清除本机数据' }).click();
  const dialog = page.getByRole('dialog', { name: '退出并清除本机数据' });
  await expect(dialog).toContainText('3 份没有发出的内容');
  await dialog.getByRole('button', { name: '清除并退出' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/');
    await expect(tab.getByText('秘密')).toHaveCount(0);
  }
  await expect(shell.loginButton()).toBeVisible();
  expect(await everything(page)).not.toContain('秘密');
  expect(await everything(other)).not.toContain('秘密');
  await page.goBack();
  await expect(shareBox.field()).toHaveValue('');
});
