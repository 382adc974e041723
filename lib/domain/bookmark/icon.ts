import { safeLink } from '@/lib/utils/address/safe-link';
import type { Bookmark } from './schema';

/** A bookmark's icon: its own or its host's favicon; '' without a secure address. */
export function iconOf({ icon, url }: Pick<Bookmark, 'icon' | 'url'>): string {
  const link = safeLink(icon) ?? safeLink(url);
  if (link?.protocol !== 'https:') return '';
  return safeLink(icon) ? link.href : `${link.origin}/favicon.ico`;
}
