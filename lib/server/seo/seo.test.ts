// @vitest-environment jsdom
import { expect, test } from 'vitest';
import manifest from '@/app/manifest';
import robots from '@/app/robots';
import { routes } from '@/lib/config/routes';
import { describeArticle, describeShare } from './description';
import { openSearchDocument } from './open-search';
import { pageMetadata } from './page-metadata';
import { openSearchLink, rootMetadata } from './root-metadata';

const ORIGIN = 'http://127.0.0.1:3000';
const page = { title: '标题', description: '描述', path: routes.article('3f0a9c41b27d5e83') };

test('a page has one canonical address, the same in Open Graph', () => {
  const metadata = pageMetadata(page);
  expect(metadata.alternates?.canonical).toBe('/post/3f0a9c41b27d5e83');
  expect(metadata.openGraph?.url).toBe(metadata.alternates?.canonical);
  expect(metadata.robots).toBeUndefined();
});

test('an article tells its times, author and picture', () => {
  const metadata = pageMetadata({
    ...page,
    type: 'article',
    image: '/post/3f0a9c41b27d5e83/og.png',
    article: { publishedTime: '2026-11-20T08:30:00+08:00', modifiedTime: '', author: '甲' },
  });
  expect(metadata.openGraph).toMatchObject({
    type: 'article',
    locale: 'zh_CN',
    siteName: 'GimiShare',
    publishedTime: '2026-11-20T08:30:00+08:00',
    authors: ['甲'],
    images: [{ url: '/post/3f0a9c41b27d5e83/og.png', width: 1200, height: 630, alt: '标题' }],
  });
  expect(metadata.openGraph).not.toHaveProperty('modifiedTime');
  expect(metadata.twitter).toMatchObject({
    card: 'summary_large_image',
    title: '标题',
    images: [{ url: '/post/3f0a9c41b27d5e83/og.png', alt: '标题' }],
  });
});

test('titles and descriptions are one clean line each', () => {
  const { title, description } = pageMetadata({ ...page, title: ' 甲\u0000\n乙 ', description: '丙\ud800\t丁' });
  expect([title, description]).toEqual(['甲 乙', '丙 丁']);
});

test('a very long title is cut', () => {
  expect(pageMetadata({ ...page, title: '字'.repeat(123) }).title).toBe(`${'字'.repeat(60)}…`);
});

test('a title that runs from right to left does not turn the name of the site behind it', () => {
  const { title, openGraph } = pageMetadata({ ...page, title: 'مقدمة' });
  expect(title).toBe('\u2068مقدمة\u2069');
  expect(openGraph?.title).toBe('مقدمة');
});

test('a description is as long as search engines show it', () => {
  expect(pageMetadata({ ...page, description: '字'.repeat(300) }).description).toBe(`${'字'.repeat(120)}…`);
});

test('the home page goes by the name of the site and says what it is', () => {
  const { title, openGraph } = pageMetadata({ description: '描述', path: '/' });
  expect(title).toBeUndefined();
  expect(openGraph?.title).toBe('GimiShare：写作、阅读与分享技术的中文社区');
});

test('a page that is not to be indexed has noindex', () => {
  expect(pageMetadata({ ...page, noindex: true }).robots).toEqual({ index: false, follow: true });
});

test('every page offers the syndication of the site, a category its own too', () => {
  const addresses = (types: Record<string, unknown> | null | undefined) => JSON.stringify(types);
  const { alternates } = pageMetadata({ ...page, syndication: { code: '2', label: 'IT技术' } });
  expect(Object.keys(alternates?.types ?? {})).toEqual(['application/rss+xml', 'application/atom+xml']);
  expect(addresses(alternates?.types)).toMatch(/"\/rss".*"\/rss\/2".*"\/atom".*"\/atom\/2"/);
  expect(addresses(pageMetadata(page).alternates?.types)).not.toContain('/rss/2');
});

test('the root gives the base and the title template, and no canonical address to inherit', () => {
  const metadata = rootMetadata();
  expect(String(metadata.metadataBase)).toBe(`${ORIGIN}/`);
  expect(metadata.title).toEqual({ default: 'GimiShare：写作、阅读与分享技术的中文社区', template: '%s - GimiShare' });
  expect(metadata.alternates).not.toHaveProperty('canonical');
  expect(metadata.openGraph).not.toHaveProperty('url');
  expect(openSearchLink().href).toBe('/opensearch.xml');
});

test.each([
  [' 作者的\n话 ', '正文', '作者的 话'],
  ['', '一 正文', '一 正文'],
  ['', '', '标题'],
])('of an article described as %j with the text %j the description is %j', (description, prose, shown) => {
  expect(describeArticle({ articleTitle: '标题', description }, prose)).toBe(shown);
});

test('a share is described by its text, and a short one by whose it is, too', () => {
  expect(describeShare({ nickname: '甲', content: '二面\n过了' })).toBe('甲 在友圈的分享：二面 过了');
  expect(describeShare({ nickname: '甲', content: '字'.repeat(30) })).toBe('字'.repeat(30));
});

test('a derived description is cut at 120 Chinese characters', () => {
  const description = describeArticle({ articleTitle: '', description: '' }, '字'.repeat(500));
  expect([...description]).toHaveLength(121);
});

test('robots.txt names the disallowed paths and the sitemap', () => {
  const { rules, sitemap } = robots();
  const disallowed = [rules].flat()[0]?.disallow;
  expect(disallowed).not.toContain('/search');
  expect(disallowed).toEqual(
    expect.arrayContaining([
      '/setting',
      '/writecenter',
      '/set-resume',
      '/notification',
      '/gimishare/api/v1/',
      '/post/*/print',
    ]),
  );
  expect(sitemap).toBe(`${ORIGIN}/sitemap.xml`);
});

test('browsers learn how to search the site', () => {
  const document = new DOMParser().parseFromString(openSearchDocument(), 'application/xml');
  const url = document.querySelector('Url[type="text/html"]');
  expect(url?.getAttribute('template')).toBe(`${ORIGIN}/search?value={searchTerms}&type=1`);
  expect(document.querySelector('ShortName')?.textContent?.length).toBeLessThanOrEqual(16);
});

test('the manifest takes its colours from the tokens', () => {
  const { theme_color: theme, background_color: ground, icons } = manifest();
  expect(theme).toMatch(/^#[\da-f]{6}$/);
  expect(ground).toMatch(/^#[\da-f]{6}$/);
  expect(icons?.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});
