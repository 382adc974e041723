import type { CrawledPage } from './crawl';

/** The paths that robots.txt forbids. */
const FORBIDDEN =
  /^\/(?:setting|writecenter|set-resume|notification|annotation|browse-history|reading-list|gimishare)(?:\/|$)|\/print$/;

/** Kinds of indexed pages, with the types of structured data of which each has one, besides the way to it. */
export const KINDS: Readonly<Record<string, { path: RegExp; types: readonly string[] }>> = {
  'the home feed': { path: /^\/$/, types: ['CollectionPage'] },
  'the share circle': { path: /^\/sharecircle$/, types: ['CollectionPage'] },
  'another list': { path: /^\/(?:tool|rank|feedback|tutorial)$/, types: ['CollectionPage'] },
  'the question bank': { path: /^\/question$/, types: [] },
  'an article': { path: /^\/post\/\w+$/, types: ['BlogPosting'] },
  'a share': { path: /^\/sharecircle\/\w+$/, types: ['DiscussionForumPosting'] },
  'a profile': { path: /^\/user\/\w+$/, types: ['ProfilePage'] },
  'a list of a profile': { path: /^\/user\/\w+\/(?:article|circle|folder)$/, types: ['CollectionPage'] },
  'a folder': { path: /^\/user\/\w+\/folder\/\w+$/, types: [] },
  'a tutorial': { path: /^\/tutorial\/\w+$/, types: ['Course'] },
  'a chapter': { path: /^\/tutorial\/\w+\/\w+$/, types: ['TechArticle', 'QAPage'] },
  'a question': { path: /^\/question\/\w+$/, types: ['Quiz'] },
  'a tag': { path: /^\/tag\/[^/]+$/, types: ['CollectionPage'] },
};

export const kindOf = ({ address }: CrawledPage): string | undefined =>
  Object.keys(KINDS).find((kind) => KINDS[kind]?.path.test(new URL(address).pathname));

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

/** Whatever a page that search engines list lacks. */
export function problemsOf(page: CrawledPage): string[] {
  const types = page.structured.flatMap((node) => node['@type']);
  const kind = kindOf(page);
  const wanted = kind === undefined ? undefined : KINDS[kind]?.types;
  const isHome = new URL(page.address).pathname === '/';
  return [
    page.status !== 200 && `status ${page.status}`,
    URL.parse(page.canonical)?.href !== page.address && `canonical ${page.canonical}`,
    page.robots.includes('noindex') && 'noindex',
    page.title === '' && 'no title',
    page.description.length < 10 && `description "${page.description}"`,
    (page.headings.length !== 1 || page.headings[0] === '') && `headings ${JSON.stringify(page.headings)}`,
    !types.some((type) => type === 'BreadcrumbList' || (isHome && type === 'WebSite')) && 'no breadcrumb',
    !wanted && 'no known kind',
    wanted?.length && !wanted.some((type) => types.includes(type)) && `structured data ${types.join()}`,
    !page.image.endsWith('/og.png') && `picture ${page.image}`,
    ...page.structured.flatMap((node) => problemsOfData(node, String(node['@type']))),
    ...page.links
      .filter(({ address, nofollow }) => !nofollow && FORBIDDEN.test(new URL(address).pathname))
      .map(({ address }) => `leads crawlers to ${address}`),
  ].filter((problem) => typeof problem === 'string');
}

/** Texts that several pages have, with their addresses. */
export function repeated(pages: readonly CrawledPage[], field: 'title' | 'description'): string[] {
  const byText = Map.groupBy(pages, (page) => page[field]);
  return [...byText].flatMap(([text, same]) =>
    same.length > 1 ? [`${field} "${text}": ${same.map(({ address }) => address).join(' ')}`] : [],
  );
}
