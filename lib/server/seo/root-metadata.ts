import 'server-only';
import type { Metadata } from 'next';
import { fileRoutes } from '@/lib/config/file-routes';
import { routes } from '@/lib/config/routes';
import { siteConfig, SITE_DESCRIPTION } from '@/lib/config/site';
import { homeTitle, pageMetadata } from './page-metadata';

/** Inherited by every page. No canonical address of its own. */
export function rootMetadata(): Metadata {
  const site = siteConfig();
  const { alternates, openGraph, ...metadata } = pageMetadata({ description: SITE_DESCRIPTION, path: routes.home() });
  const { url: _url, ...graph } = openGraph ?? {};
  return {
    ...metadata,
    metadataBase: new URL(site.url),
    title: { default: homeTitle(), template: `%s - ${site.name}` },
    alternates: { types: alternates?.types },
    openGraph: graph,
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: '/icon.svg', type: 'image/svg+xml' },
      ],
      apple: '/apple-touch-icon.png',
    },
    formatDetection: { telephone: false },
  };
}

export function openSearchLink() {
  return {
    rel: 'search',
    type: 'application/opensearchdescription+xml',
    title: siteConfig().name,
    href: fileRoutes.openSearch(),
  };
}
