import { expect, test } from '@/e2e/fixtures';

test('each block of the share circle is a page of its own, whole without scripts @smoke', async ({
  request,
  shareCirclePage,
  page,
}) => {
  const html = await (await request.get('/sharecircle?block=2')).text();
  expect(html).toContain('<title>友圈 · 摸鱼');
  expect(html.match(/<article /g)).toHaveLength(10);
  await shareCirclePage.open();
  await expect(shareCirclePage.tabs()).toHaveText(['最新', '技术交流', '摸鱼', '职场', '求助', '分享发现', '生活']);
  await shareCirclePage.tab('摸鱼').click();
  await expect(page).toHaveURL('/sharecircle?block=2');
  await expect(page).toHaveTitle(/^友圈 · 摸鱼/);
  await expect(shareCirclePage.tab('摸鱼')).toHaveAttribute('aria-current', 'page');
  const first = /<article[^>]* id="([^"]+)"/.exec(html)?.[1];
  await expect(shareCirclePage.shares().first()).toHaveAttribute('id', first ?? '');
});

test('what others publish is offered to a reader without moving the list', async ({ shareCirclePage, page, api }) => {
  await page.clock.install();
  // The list counts its minute from its hydration: when that comes later than the first minute, another one follows.
  const passMinutesUntil = (check: () => Promise<void>) =>
    expect(async () => {
      await page.clock.runFor('01:01');
      await check();
    }).toPass();
  await shareCirclePage.open();
  const first = shareCirclePage.shares().first();
  // A kept page may begin with a share of another test, which goes when the list is first asked again.
  await passMinutesUntil(() => expect(first).toContainText('小发现', { timeout: 1_000 }));
  await api.plantShare({ content: '另一个人刚刚发的', username: 'otheruser', minutesAgo: 0 });
  await passMinutesUntil(() => expect(shareCirclePage.news(1)).toBeVisible({ timeout: 1_000 }));
  await expect(first).toContainText('小发现');
  await shareCirclePage.news(1).click();
  await expect(first).toContainText('另一个人刚刚发的');
  await expect(shareCirclePage.news(1)).toBeHidden();
});

test('a member comments on a share in the list, likes a comment there and deletes their own', async ({
  shareCirclePage,
  comments,
  shell,
  page,
  signIn,
}) => {
  await signIn();
  await shareCirclePage.open();
  await shareCirclePage.openLatest();
  const like = comments.likeOf(shareCirclePage.latest().getByRole('article').first());
  const before = await like.getAttribute('aria-pressed');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', String(before !== 'true'));
  await shareCirclePage.latestBox().getByRole('textbox').fill('我也说一句');
  await shareCirclePage.latestBox().getByRole('button', { name: '评论' }).click();
  await expect(shell.toast('评论成功')).toBeVisible();
  const own = shareCirclePage.latest().getByRole('article').filter({ hasText: '我也说一句' });
  await expect(own).toBeVisible();
  await comments.deleteOf(own).click();
  await page.getByRole('dialog', { name: '删除评论' }).getByRole('button', { name: '删除' }).click();
  await expect(own).toHaveCount(0);
});

test('the find of the browser reaches a share far below', async ({ shareCirclePage, page }) => {
  await shareCirclePage.open();
  await shareCirclePage.loadMore(60);
  const last = shareCirclePage.shares().nth(59);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(last.getByRole('link')).toHaveCount(0);
  const text = ((await last.textContent()) ?? '').slice(0, 20);
  expect(await page.evaluate((wanted) => Reflect.apply(Reflect.get(window, 'find'), window, [wanted]), text)).toBe(
    true,
  );
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
});
