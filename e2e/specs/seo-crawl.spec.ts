import { crawlPage, readSitemap, type CrawledPage } from '@/e2e/crawl';
import { kindOf, KINDS, problemsOf, repeated } from '@/e2e/crawl-problems';
import { expect, test } from '@/e2e/fixtures';
import { inBatches } from '@/e2e/in-batches';
import { indexedPages, pageKinds } from '@/e2e/page-kinds';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const AT_ONCE = 4;
async function crawl(addresses: readonly string[]): Promise<CrawledPage[]> {
  const pages: CrawledPage[] = [];
  await inBatches(addresses, AT_ONCE, async (address) => pages.push(await crawlPage(address)));
  return pages;
}

/** Selections of lists, which the sitemap leaves to their pagers. */
const selections = [
  '/?page=2',
  '/?category=2&sort=hot',
  '/sharecircle?page=2',
  '/sharecircle?block=1&page=2',
  '/feedback?page=2',
];

test('whatever the sitemap lists, and each kind of page, is complete and like no other', async ({ baseURL }) => {
  const listed = await readSitemap(baseURL);
  const kinds = [...Object.values(indexedPages), ...selections].map((path) => new URL(path, baseURL).href);
  const pages = await crawl([...new Set([...listed, ...kinds])]);
  expect(pages.flatMap((page) => problemsOf(page).map((problem) => `${page.address}: ${problem}`))).toEqual([]);
  expect([...repeated(pages, 'title'), ...repeated(pages, 'description')]).toEqual([]);
  const numbers = Object.keys(KINDS).map((kind) => [kind, pages.filter((page) => kindOf(page) === kind).length]);
  expect(numbers.filter(([, number]) => number === 0)).toEqual([]);
  const figures = numbers.map((entry) => entry.join(' ')).join(', ');
  test.info().annotations.push({
    type: 'indexable',
    description: `${pages.length} pages, ${listed.length} of them listed: ${figures}`,
  });
});

test('no page leads crawlers into what is forbidden, or to an address that is not there', async ({ baseURL }) => {
  const pages = await crawl(Object.values(pageKinds).map((path) => new URL(path, baseURL).href));
  const own = pages.flatMap(({ links }) => links).filter(({ address }) => address.startsWith(`${baseURL}/`));
  const followed = [...new Set(own.filter(({ nofollow }) => !nofollow).map(({ address }) => address))];
  const found = await crawl(followed);
  expect(found.flatMap(({ address, status }) => (status === 200 ? [] : [`${address}: ${status}`]))).toEqual([]);
});
