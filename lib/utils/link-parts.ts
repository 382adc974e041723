import { safeLink } from './safe-link';

export interface TextPart {
  text: string;
  /** Where it leads, when it is an address. */
  href?: string;
}

/** An address ends before blanks, quotes and everything that is not ASCII, such as Chinese punctuation. */
const ADDRESS = /https?:\/\/[!#$%&'()*+,\-./0-9:;=?@A-Z[\]_a-z~]+/gi;
const TRAILING = /[!'),.:;?\]]+$/;

/** Plain text cut into words and the web addresses in it. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimmed(found);
    const url = safeLink(address);
    if (!url) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href: url.href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Without the punctuation of the sentence around it; a closing bracket stays when it was opened inside. */
function trimmed(address: string): string {
  const cut = address.replace(TRAILING, '');
  const rest = address.slice(cut.length);
  return rest.startsWith(')') && cut.includes('(') ? `${cut})` : cut;
}
