import type { Element } from 'hast';
import { namesApi, namesLogin } from '@/lib/utils/foreign-address';
import { textProperty } from './tree';

const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const PLAIN_ABSOLUTE = /^https?:\/\/[^\s\\]+$/i;

/** Resolves an address: `text` to write, `external` for other sites. Null when it may not be followed. */
function resolveAddress(address: string, siteUrl: string): { text: string; url: URL; external: boolean } | null {
  const base = new URL('/', siteUrl);
  const url = URL.parse(address, base);
  if (!url) return null;
  if (url.origin !== base.origin)
    return { text: PLAIN_ABSOLUTE.test(address) ? address : url.href, url, external: true };
  // Paths are site-relative; several slashes would lead to another host.
  const path = url.pathname.replace(/^\/{2,}/, '/');
  return { text: `${path}${url.search}${url.hash}`, url, external: false };
}

/**
 * Rewrites links: other sites open in a new tab without referrer, fragments get prefixed ids. @param findTarget see
 * targets.ts
 */
export function renderLink(node: Element, siteUrl: string, findTarget: (fragment: string) => string | undefined): void {
  const { properties } = node;
  const href = textProperty(node, 'href')?.trim();
  delete properties.href;
  if (!href) return;
  if (href.startsWith('#')) {
    if (/^#(?:user-content-)*fnref/.test(href)) properties.ariaLabel = '返回正文';
    properties.href = `#${findTarget(href.slice(1)) ?? href.slice(1)}`;
    return;
  }
  const address = resolveAddress(href, siteUrl);
  if (!address || !LINK_PROTOCOLS.has(address.url.protocol)) return;
  if (namesApi(address.url) || (!address.external && namesLogin(address.url))) return;
  properties.href = address.text;
  if (!address.external) return;
  properties.rel = ['noopener', 'noreferrer', 'nofollow', 'ugc'];
  properties.target = '_blank';
}
