import { crawlPage, readSitemap, type CrawledPage } from '@/e2e/crawl';
import { expect, test } from '@/e2e/fixtures';
import { inBatches } from '@/e2e/in-batches';
import { indexedPages, pageKinds } from '@/e2e/page-kinds';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const AT_ONCE = 4;
/** The paths that robots.txt forbids. */
const FORBIDDEN = /^\/(?:setting|writecenter|set-resume|notification|browse-history|gimishare)(?:\/|$)|\/print$/;

async function crawl(addresses: readonly string[]): Promise<CrawledPage[]> {
  const pages: CrawledPage[] = [];
  await inBatches(addresses, AT_ONCE, async (address) => pages.push(await crawlPage(address)));
  return pages;
}

/** Fields of structured data that are empty, which tells nothing, and addresses that are not whole. */
function problemsOfData(value: unknown, name: string): string[] {
  if (value === null || value === '') return [`${name} is empty`];
  if (Array.isArray(value))
    return value.length === 0 ? [`${name} is empty`] : value.flatMap((entry) => problemsOfData(entry, name));
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, entry]: [string, unknown]) => problemsOfData(entry, `${name}.${key}`));
  }
  const isAddress = /\.(?:url|item|image|sameAs)$/.test(name) && typeof value === 'string';
  return isAddress && !URL.canParse(value) ? [`${name} is no address: ${value}`] : [];
}

function problemsOf(page: CrawledPage): string[] {
  const types = page.structured.map((node) => node['@type']);
  const isHome = new URL(page.address).pathname === '/';
  return [
    page.status !== 200 && `status ${page.status}`,
    page.canonical !== page.address && `canonical ${page.canonical}`,
    page.robots.includes('noindex') && 'noindex',
    page.title === '' && 'no title',
    page.description.length < 10 && `description "${page.description}"`,
    (page.headings.length !== 1 || page.headings[0] === '') && `headings ${JSON.stringify(page.headings)}`,
    !types.some((type) => type === 'BreadcrumbList' || (isHome && type === 'WebSite')) && 'no breadcrumb',
    !URL.canParse(page.image) && `picture ${page.image}`,
    ...page.structured.flatMap((node) => problemsOfData(node, String(node['@type']))),
    ...page.links
      .filter(({ address, nofollow }) => !nofollow && FORBIDDEN.test(new URL(address).pathname))
      .map(({ address }) => `leads crawlers to ${address}`),
  ].filter((problem) => problem !== false);
}

/** Texts that several pages have, with their addresses. */
function repeated(pages: readonly CrawledPage[], field: 'title' | 'description'): string[] {
  const byText = Map.groupBy(pages, (page) => page[field]);
  return [...byText].flatMap(([text, same]) =>
    same.length > 1 ? [`${field} "${text}": ${same.map(({ address }) => address).join(' ')}`] : [],
  );
}

test('whatever the sitemap lists, and each kind of page, is complete and like no other', async ({ baseURL = '' }) => {
  const listed = await readSitemap(baseURL);
  const kinds = Object.values(indexedPages).map((path) => new URL(path, baseURL).href);
  const pages = await crawl([...new Set([...listed, ...kinds])]);
  expect(pages.flatMap((page) => problemsOf(page).map((problem) => `${page.address}: ${problem}`))).toEqual([]);
  expect([...repeated(pages, 'title'), ...repeated(pages, 'description')]).toEqual([]);
  test.info().annotations.push({ type: 'indexable', description: `${pages.length} pages, ${listed.length} listed` });
});

test('no page leads crawlers into what is forbidden, or to an address that is not there', async ({ baseURL = '' }) => {
  const pages = await crawl(Object.values(pageKinds).map((path) => new URL(path, baseURL).href));
  const own = pages.flatMap(({ links }) => links).filter(({ address }) => address.startsWith(`${baseURL}/`));
  const followed = [...new Set(own.filter(({ nofollow }) => !nofollow).map(({ address }) => address))];
  const found = await crawl(followed);
  expect(found.flatMap(({ address, status }) => (status === 200 ? [] : [`${address}: ${status}`]))).toEqual([]);
});
