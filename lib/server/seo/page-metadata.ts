import 'server-only';
import type { Metadata } from 'next';
import { SHARE_IMAGE_SIZE } from '@/lib/config/share-image';
import { routes } from '@/lib/config/routes';
import { siteConfig } from '@/lib/config/site';
import { onOneLine } from '@/lib/utils/plain-text';
import { clipDescription } from './description';

const LOCALE = 'zh_CN';
/** The picture of pages that have none of their own; it carries the mark, not the site's name. */
const DEFAULT_IMAGE = '/share.png';

interface PageDescription {
  /** Without the site's name; the home page leaves it out. */
  title?: string | undefined;
  description: string;
  /** The page's canonical address, from `routes`. */
  path: string;
  /** Address of its picture, 1200 x 630. */
  image?: string | undefined;
  type?: 'website' | 'article' | 'profile';
  /** Pages that search engines are to leave out, such as search results. */
  noindex?: boolean;
  /** The feed that the page offers besides the site's: of a category, of the share circle or of a user. */
  feed?: { code: string; label: string } | undefined;
  /** Of an article. Times in ISO 8601, '' when not known; one that was never modified has no time of it. */
  article?: { publishedTime: string; modifiedTime: string; author: string };
}

/** The feeds that a page offers to feed readers. */
function feedLinks(siteName: string, feed: PageDescription['feed']) {
  const feeds = [
    { code: undefined, title: siteName },
    ...(feed ? [{ code: feed.code, title: `${siteName} · ${feed.label}` }] : []),
  ];
  return {
    'application/rss+xml': feeds.map(({ code, title }) => ({ url: routes.rss(code), title: `${title} (RSS)` })),
    'application/atom+xml': feeds.map(({ code, title }) => ({ url: routes.atom(code), title: `${title} (Atom)` })),
  };
}

function openGraphType({ type = 'website', article }: PageDescription) {
  if (type !== 'article' || !article) return { type: type === 'article' ? ('website' as const) : type };
  return {
    type: 'article' as const,
    authors: [article.author],
    ...(article.publishedTime && { publishedTime: article.publishedTime }),
    ...(article.modifiedTime !== article.publishedTime &&
      article.modifiedTime && { modifiedTime: article.modifiedTime }),
  };
}

/**
 * The metadata of a public page: canonical address, Open Graph, Twitter, feeds. Addresses are made
 * absolute by the root layout's base, which is read at run time.
 */
export function pageMetadata(page: PageDescription): Metadata {
  const site = siteConfig();
  const title = page.title ? onOneLine(page.title) : undefined;
  const description = clipDescription(page.description);
  // Search engines read an article's tags in its JSON-LD: every tag of the head is sent twice.
  const image = page.image ?? DEFAULT_IMAGE;
  return {
    ...(title && { title }),
    description,
    alternates: { canonical: page.path, types: feedLinks(site.name, page.feed) },
    openGraph: {
      ...openGraphType(page),
      locale: LOCALE,
      siteName: site.name,
      title: title ?? site.name,
      description,
      url: page.path,
      images: [{ url: image, ...SHARE_IMAGE_SIZE, alt: title ?? site.name }],
    },
    twitter: {
      card: 'summary_large_image',
      title: title ?? site.name,
      description,
      images: [{ url: image, alt: title ?? site.name }],
    },
    ...(page.noindex && { robots: { index: false, follow: true } }),
  };
}
