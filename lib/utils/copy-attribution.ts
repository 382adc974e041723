import { charactersIn } from './characters-in';
import { safeLink } from './safe-link';

/** Longer texts are copied with an attribution. */
const FREE_CHARACTERS = 10;

interface Source {
  /** Of the page. */
  title: string;
  /** Its address. */
  url: string;
}

/** What is copied with a text of a page, below it; '' for a short text, and for a text that is an address. */
export function copyAttribution(text: string, { title, url }: Source): string {
  const copied = text.trim();
  if (charactersIn(text) <= FREE_CHARACTERS || copied === '' || safeLink(copied)) return '';
  return `————————\n来源：${title}\n链接：${url}`;
}
