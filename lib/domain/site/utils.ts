import { safeLink } from '@/lib/utils/safe-link';
import type { Site, SiteValues } from './schema';

/** A site's values, as its form holds them. */
export const siteValues = ({ name, url, siteDesc }: Site): SiteValues => ({ name, url, siteDesc });

/** The sites whose name, address or description holds the text, whatever its case. */
export function matchingSites(sites: readonly Site[], text: string): readonly Site[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return sites;
  return sites.filter(({ name, url, siteDesc }) => `${name}\n${url}\n${siteDesc}`.toLowerCase().includes(wanted));
}

/** Address of a site's icon: its own, or where its host has one; '' without a secure address. */
export function iconOf({ icon, url }: Pick<Site, 'icon' | 'url'>): string {
  const link = safeLink(icon) ?? safeLink(url);
  if (link?.protocol !== 'https:') return '';
  return safeLink(icon) ? link.href : `${link.origin}/favicon.ico`;
}
