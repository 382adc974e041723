import 'server-only';
import type { Metadata } from 'next';
import { CARD_IMAGE_SIZE } from '@/lib/config/card-image';
import { fileRoutes } from '@/lib/config/file-routes';
import { siteConfig, SITE_SUBJECT } from '@/lib/config/site';
import { onOneLine } from '@/lib/utils/plain-text';
import { isolated } from '@/lib/utils/direction';
import { clipText } from '@/lib/utils/clip-text';
import { SEARCH_HIT } from '@/lib/config/search-hit';
import { clipDescription } from './description';

const LOCALE = 'zh_CN';
/** Default picture of social cards; it has the logo, not the name. */
const DEFAULT_IMAGE = '/social-card.png';

export const homeTitle = (): string => `${siteConfig().name}：${SITE_SUBJECT}`;

interface PageDescription {
  /** The title is without the site's name; the home page has none. */
  title?: string | undefined;
  description: string;
  path: string;
  image?: string | undefined;
  type?: 'website' | 'article' | 'profile';
  noindex?: boolean;
  /** Syndication of the page, besides the site's. */
  syndication?: { code: string; label: string } | undefined;
  /** ISO 8601 times, '' when unknown or never modified. */
  article?: { publishedTime: string; modifiedTime: string; author: string };
}

function syndicationLinks(siteName: string, syndication: PageDescription['syndication']) {
  const documents = [
    { code: undefined, title: siteName },
    ...(syndication ? [{ code: syndication.code, title: `${siteName} · ${isolated(syndication.label)}` }] : []),
  ];
  return {
    'application/rss+xml': documents.map(({ code, title }) => ({ url: fileRoutes.rss(code), title: `${title} (RSS)` })),
    'application/atom+xml': documents.map(({ code, title }) => ({
      url: fileRoutes.atom(code),
      title: `${title} (Atom)`,
    })),
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

/** Addresses stay relative: the base in the root layout makes them absolute at run time. */
export function pageMetadata(page: PageDescription): Metadata {
  const site = siteConfig();
  const title = page.title ? clipText(onOneLine(page.title), SEARCH_HIT.titleColumns) : undefined;
  const cardTitle = title ?? homeTitle();
  const description = clipDescription(page.description);
  // Tags are in the JSON-LD only: every head tag is sent twice.
  const image = page.image ?? DEFAULT_IMAGE;
  return {
    // The template of the root layout adds the site's name.
    ...(title && { title: isolated(title) }),
    description,
    alternates: { canonical: page.path, types: syndicationLinks(site.name, page.syndication) },
    openGraph: {
      ...openGraphType(page),
      locale: LOCALE,
      siteName: site.name,
      title: cardTitle,
      description,
      url: page.path,
      images: [{ url: image, ...CARD_IMAGE_SIZE, alt: cardTitle }],
    },
    twitter: {
      card: 'summary_large_image',
      title: cardTitle,
      description,
      images: [{ url: image, alt: cardTitle }],
    },
    ...(page.noindex && { robots: { index: false, follow: true } }),
  };
}
