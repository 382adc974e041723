import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** A page as a crawler without scripts sees it. */
export interface CrawledPage {
  address: string;
  status: number;
  title: string;
  description: string;
  canonical: string;
  robots: string;
  image: string;
  headings: string[];
  structured: Record<string, unknown>[];
  /** Absolute, without fragments. */
  links: { address: string; nofollow: boolean }[];
}

const attribute = (element: Element, name: string): string =>
  element.attrs.find((entry) => entry.name === name)?.value ?? '';

const textOf = (node: Node): string => {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

function elementsOf(node: Node): Element[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  return 'tagName' in node ? [node, ...below] : below;
}

export async function crawlPage(address: string): Promise<CrawledPage> {
  const response = await fetch(address, { redirect: 'manual' });
  const elements = elementsOf(parse(await response.text()));
  const named = (tagName: string) => elements.filter((element) => element.tagName === tagName);
  const meta = (name: string) => {
    const found = named('meta').find((element) =>
      [attribute(element, 'name'), attribute(element, 'property')].includes(name),
    );
    return found ? attribute(found, 'content') : '';
  };
  const canonical = named('link').find((element) => attribute(element, 'rel') === 'canonical');
  const scripts = named('script').filter((element) => attribute(element, 'type') === 'application/ld+json');
  const [title] = named('title');
  return {
    address,
    status: response.status,
    title: title ? textOf(title) : '',
    description: meta('description'),
    canonical: canonical ? attribute(canonical, 'href') : '',
    robots: meta('robots'),
    image: meta('og:image'),
    headings: named('h1').map((element) => textOf(element).trim()),
    structured: scripts.flatMap((script) => {
      const data: Record<string, unknown> = JSON.parse(textOf(script));
      return Array.isArray(data['@graph']) ? data['@graph'] : [data];
    }),
    links: named('a').flatMap((element) => {
      const href = attribute(element, 'href');
      const url = href.startsWith('#') ? null : URL.parse(href, address);
      if (!url) return [];
      url.hash = '';
      return [{ address: url.href, nofollow: attribute(element, 'rel').split(' ').includes('nofollow') }];
    }),
  };
}

/** The addresses of all files of the sitemap. */
export async function readSitemap(siteUrl: string | undefined): Promise<string[]> {
  const locations = async (address: string) => {
    const xml = await (await fetch(address)).text();
    return Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => url.replaceAll('&amp;', '&'));
  };
  const files = await locations(new URL('/sitemap.xml', siteUrl).href);
  return (await Promise.all(files.map(locations))).flat();
}
