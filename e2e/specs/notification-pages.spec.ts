import { expect, FAILING, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';
import { visit } from '@/e2e/visit';

test('every kind has a page and a badge, and opening it clears the badge @smoke', async ({
  notificationPage,
  shell,
  signIn,
}) => {
  await signIn();
  await notificationPage.open();
  await expect(notificationPage.unreadRows()).toHaveCount(3);
  await expect(notificationPage.tab('评论')).toBeVisible();
  await expect(shell.notificationMenu()).toHaveAccessibleName('消息，11 条未读');
  for (const [label, others] of [
    ['点赞', 8],
    ['关注', 5],
    ['收藏', 2],
  ] as const) {
    await notificationPage.tab(label, 3).click();
    await expect(notificationPage.tab(label)).toHaveAttribute('aria-current', 'page');
    await expect(shell.notificationMenu()).toHaveAccessibleName(`消息，${others} 条未读`);
    // Those of one article are one row.
    await expect(notificationPage.unreadRows()).not.toHaveCount(0);
  }
  await notificationPage.tab('系统通知', 2).click();
  await expect(shell.notificationMenu()).toHaveAccessibleName('消息');
  await expect(notificationPage.rows().first()).toContainText('完善一下个人资料');
});

test('the bell links to each kind, a row to its article and its user', async ({
  notificationPage,
  page,
  shell,
  signIn,
}) => {
  await signIn();
  await visit(page, '/rank');
  await expect(page).toHaveTitle(/^\(14\) /);
  await shell.notificationMenu().click();
  await shell.header().getByRole('link', { name: '收藏' }).click();
  await expect(page).toHaveURL('/notification/collect');
  await expect(page).toHaveTitle(/^\(11\) 收藏消息/);
  const row = notificationPage.rows().first();
  await expect(row).toContainText('收藏了你的文章');
  await expect(row.getByRole('link').last()).toHaveAttribute('href', /^\/post\/[0-9a-f]{16}$/);
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/user\/[0-9a-f]{16}/);
});

for (const address of ['/notification/comment', '/notification/like', '/notification/agree/1']) {
  test(`${address} is a 404`, async ({ request }) => expect((await request.get(address)).status()).toBe(404));
}

test('a visitor is asked to sign in, and no socket is opened', async ({ api, notificationPage, shell }) => {
  await notificationPage.open();
  await expect(shell.loginDialog()).toBeVisible();
  expect((await api.requests('/messages')).length).toBe(0);
  expect(await api.sockets()).toEqual({ opened: 0, open: 0 });
});

test('the private messages name their partner', async ({ notificationPage, page, shell, signIn }) => {
  await signIn();
  await visit(page, `/notification/im?participantId=${seed.user.zhou.id}`);
  await expect(shell.main().getByRole('link', { name: seed.user.zhou.nickname })).toBeVisible();
  await expect(shell.main()).toContainText('私信会话暂未开放');
  for (const id of ['x', '%3Cscript%3E', seed.user.unknown.id]) {
    await visit(page, `/notification/im?participantId=${id}`);
    await expect(shell.main()).toContainText('没有找到这位用户');
  }
  await notificationPage.open('im');
  await expect(notificationPage.tab('私信')).toHaveAttribute('aria-current', 'page');
});

test.describe('when the list fails', () => {
  test.use({ expectedProblems: FAILING });

  test('it can be retried, and its rows stay', async ({ api, notificationPage, signIn }) => {
    await signIn();
    await api.fault({ path: '/messages', status: 500 });
    await notificationPage.open('agree');
    await expect(notificationPage.retry()).toBeVisible();
    await expect(notificationPage.tab('点赞', 3)).toBeVisible();
    await api.heal();
    await notificationPage.retry().click();
    await expect(notificationPage.unreadRows()).not.toHaveCount(0);
    await expect(notificationPage.end()).toBeVisible();
    const shown = await notificationPage.rows().count();
    await api.fault({ path: '/messages', body: { code: '-1', data: null, message: '服务繁忙' } });
    await notificationPage.tab('收藏', 3).click();
    await expect(notificationPage.retry()).toBeVisible();
    await notificationPage.tab('点赞').click();
    await expect(notificationPage.rows()).toHaveCount(shown);
  });

  test('its second page can be retried, below the rows that are shown', async ({ notificationPage, page, signIn }) => {
    await signIn();
    let failing = true;
    await page.route('**/api/v1/messages', async (route) => {
      const isSecond = Object(route.request().postDataJSON()).pageNo === 2;
      if (isSecond && failing) await route.fulfill({ json: { code: '-1', data: null, message: '服务繁忙' } });
      else await route.continue();
    });
    await notificationPage.open();
    await expect(notificationPage.rows()).toHaveCount(20);
    const shown = await notificationPage.rows().allInnerTexts();
    await notificationPage.rows().last().scrollIntoViewIfNeeded();
    await expect(notificationPage.retry()).toBeVisible();
    expect(await notificationPage.rows().allInnerTexts()).toEqual(shown);
    // Scrolling up and down does not retry by itself.
    await notificationPage.rows().first().scrollIntoViewIfNeeded();
    await notificationPage.rows().last().scrollIntoViewIfNeeded();
    await expect(notificationPage.retry()).toBeVisible();
    failing = false;
    await notificationPage.retry().click();
    await expect(notificationPage.rows()).toHaveCount(21);
    expect((await notificationPage.rows().allInnerTexts()).slice(0, 20)).toEqual(shown);
    await expect(notificationPage.end()).toBeVisible();
    await expect(notificationPage.retry()).toBeHidden();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });
    test('axe finds nothing on any page', async ({ notificationPage, page, signIn, violations }) => {
      await signIn();
      for (const name of ['', 'agree', 'focus', 'collect', 'notice'] as const) {
        await notificationPage.open(name);
        await expect(notificationPage.rows().first()).toBeVisible();
        expect(await violations(page), name).toEqual([]);
      }
      await visit(page, `/notification/im?participantId=${seed.user.zhou.id}`);
      await expect(page.getByText('私信会话暂未开放')).toBeVisible();
      expect(await violations(page), 'im').toEqual([]);
    });
  });
}
