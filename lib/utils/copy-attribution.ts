import { charactersIn } from './characters-in';
import { safeLink } from '@/lib/utils/address/safe-link';

const FREE_CHARACTERS = 10;

interface Source {
  title: string;
  url: string;
}

/** Attribution for a copied text; '' for a short one or an address. */
export function copyAttribution(text: string, { title, url }: Source): string {
  const copied = text.trim();
  if (charactersIn(text) <= FREE_CHARACTERS || copied === '' || safeLink(copied)) return '';
  return `————————\n来源：${title}\n链接：${url}`;
}
