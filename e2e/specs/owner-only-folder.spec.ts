import type { Locator } from '@playwright/test';
import type { Control } from '@/e2e/control';
import { expectThere, expectThereAndBack, type Opened } from '@/e2e/expect-there';
import { expect, test } from '@/e2e/fixtures';
import { FoldersPage } from '@/e2e/pages/folders-page';
import { seed } from '@/e2e/seed';
import { visit } from '@/e2e/visit';
import { sawMissing, watchMissing } from '@/e2e/watch-missing';

const { demo } = seed.user;

// A page for its owner alone is a 404 document; icons of bookmarks lie on hosts that do not exist.
test.use({ expectedProblems: /status of 404|preloaded using link preload but not used|\/favicon\.ico/ });
test.beforeEach(({ context }) => watchMissing(context));

test.describe('the owner of a private folder', () => {
  const name = '只给自己的收藏';
  const folderOf = async (api: Control): Promise<Opened> => {
    const { id } = await api.plantFolder({ name, username: 'demouser', isPrivate: true, bookmarks: 2 });
    return {
      at: `/user/${demo.id}/folder/${id}`,
      seen: (tab) => new FoldersPage(tab).folderName().filter({ hasText: name }),
      title: new RegExp(name),
    };
  };
  const ways: Record<string, (link: Locator) => Promise<unknown>> = {
    'a click': (link) => link.click(),
    'a double click': (link) => link.dblclick(),
    Enter: (link) => link.press('Enter'),
  };

  test('opens it from the list, by click, double click and key, by Back and Forward, and after a reload @smoke', async ({
    api,
    foldersPage,
    page,
    signIn,
  }) => {
    test.slow();
    const folder = await folderOf(api);
    await signIn();
    for (const [way, press] of Object.entries(ways)) {
      await test.step(way, async () => {
        await foldersPage.open(demo.id);
        await expectThereAndBack(page, () => press(foldersPage.openLink(name)), folder);
        await expect(foldersPage.folderName()).toContainText('私密');
      });
    }
    await test.step('its trail leads back to the list', async () => {
      await foldersPage.backLink().click();
      await expect(foldersPage.openLink(name)).toBeVisible();
    });
  });

  test('opens it as soon as it was made, from the panel by key and by click, and by its address', async ({
    api,
    foldersPage,
    homePage,
    page,
    searchPanel,
    shell,
    signIn,
  }) => {
    test.slow();
    await signIn();
    await test.step('as soon as it was made', async () => {
      await foldersPage.open(demo.id);
      await foldersPage.button('新增文件夹').click();
      const dialog = foldersPage.dialog('新增文件夹');
      await dialog.getByRole('textbox', { name: '文件夹名称' }).fill('刚刚建的');
      await dialog.getByText('是', { exact: true }).click();
      await dialog.getByRole('button', { name: '确定' }).click();
      await expect(shell.toast('创建文件夹成功')).toBeVisible();
      await foldersPage.openLink('刚刚建的').click();
      await expect(foldersPage.folderName()).toContainText('刚刚建的');
      expect(await sawMissing(page)).toBeUndefined();
    });
    const folder = await folderOf(api);
    const presses: Record<string, (option: Locator) => Promise<unknown>> = {
      'the panel, by key': async (option) => {
        await expect(option).toHaveAttribute('aria-selected', 'true');
        await page.keyboard.press('Enter');
      },
      'the panel, by click': (option) => option.click(),
    };
    for (const [way, press] of Object.entries(presses)) {
      await test.step(way, async () => {
        await homePage.open();
        await searchPanel.open();
        await searchPanel.field().fill(name);
        await expectThereAndBack(page, () => press(searchPanel.option('文件夹', new RegExp(name))), folder);
      });
    }
    await test.step('its address', async () => {
      await visit(page, folder.at);
      await expectThere(page, folder);
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

    test('opens it by a tap', async ({ api, foldersPage, page, signIn }) => {
      const folder = await folderOf(api);
      await signIn();
      await foldersPage.open(demo.id);
      await expectThereAndBack(page, () => foldersPage.openLink(name).tap(), folder);
    });
  });
});
