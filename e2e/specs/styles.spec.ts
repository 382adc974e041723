import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { ownSite } from '@/e2e/own-site';
import { pageKinds } from '@/e2e/page-kinds';
import { transitionsEnd } from '@/e2e/transitions-end';
import { reload, visit } from '@/e2e/visit';

const LOOKS = [
  'display',
  'position',
  'color',
  'background-color',
  'font',
  'padding',
  'margin',
  'gap',
  'border',
  'height',
];

/** They show a visitor the login. */
const MEMBER_PAGES = [
  '/notification',
  '/notification/im',
  '/setting/profile',
  '/setting/login-record',
  '/setting/resume',
];

/** Its page cache is empty: a kept page, made of what another test had changed, would be another one after the reload. */
const site = ownSite();

/** Computed looks of every element of the page. */
const looksOf = async (page: Page) => {
  await transitionsEnd(page);
  return page.evaluate(
    (properties) =>
      [...document.body.querySelectorAll('header *, main *, footer *')].map((element) => {
        const style = getComputedStyle(element);
        const looks = properties.map((property) => style.getPropertyValue(property)).join('; ');
        return `${element.tagName} ${element.className}: ${looks}`;
      }),
    LOOKS,
  );
};

test('a page that the router opens looks like the loaded one, though its style sheets come in another order', async ({
  page,
}) => {
  await visit(page, `${site.url}${pageKinds['an article']}`);
  // By keyboard: a reload keeps no pointer above the link.
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '作者榜' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '作者榜' })).toBeVisible();
  const opened = await looksOf(page);
  await reload(page);
  expect(await looksOf(page)).toEqual(opened);
});

test('no page preloads a sheet that it does not use, of which browsers warn', async ({ request }) => {
  for (const address of [...Object.values(pageKinds), ...MEMBER_PAGES]) {
    const html = await (await request.get(address)).text();
    expect.soft(html, address).toContain('rel="stylesheet"');
    expect.soft(html, address).not.toMatch(/<link rel="preload"[^>]* as="style"/);
  }
});
