import type { Element } from 'hast';
import { namesApi, namesLogin } from '@/lib/utils/address/foreign-address';
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

export function userLink(href: string, siteUrl: string): { href: string; external: boolean } | null {
  const address = resolveAddress(href, siteUrl);
  if (!address || !LINK_PROTOCOLS.has(address.url.protocol)) return null;
  if (namesApi(address.url) || (!address.external && namesLogin(address.url))) return null;
  return { href: address.text, external: address.external };
}

export const EXTERNAL_REL = ['noopener', 'noreferrer', 'nofollow', 'ugc'];

/** Other sites open in a new tab without referrer, fragments get prefixed ids. @param findTarget see targets.ts */
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
  const link = userLink(href, siteUrl);
  if (!link) return;
  properties.href = link.href;
  if (!link.external) return;
  properties.rel = [...EXTERNAL_REL];
  properties.target = '_blank';
}
