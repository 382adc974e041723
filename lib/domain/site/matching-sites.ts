import type { Site } from './schema';

/** The sites whose name, address or description holds the text, whatever its case. */
export function matchingSites(sites: readonly Site[], text: string): readonly Site[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return sites;
  return sites.filter(({ name, url, siteDesc }) => `${name}\n${url}\n${siteDesc}`.toLowerCase().includes(wanted));
}
