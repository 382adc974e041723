/** An address ends before full-width punctuation. Its path may be Chinese, its host not, as text follows directly. */
export const ADDRESS =
  /(?<![A-Za-z0-9_/])(?:https?:\/\/|www\.)[-\w][!"$-.0-;=>@-~]*(?:[/?#][^\s<\u2018-\u201F\u2026\u2014\u3000-\u303F\uFE30-\uFE4F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\uFFE5]*)?/gi;
export const MAIL = /(?<![\w.+\-/])[\w.+-]+@[-\w]+(?:\.[-\w]+)+/g;
/** A Chinese mobile number, or one with its country's code: other digits may be anything. */
const PHONE =
  /(?<![\w.+\-/=#])(?:(?:\+86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}|\+\d{1,3}(?:[- ]?\(?\d{2,4}\)?){2,4})(?![\w@-]|\.\d)/g;
const TRAILING = new Set('?!.,:*_~\'"'.split(''));

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** The part of a match that is an address, by GFM's rules for its end. */
export function addressIn(match: string): string {
  let unbalanced = count(match, ')') - count(match, '(');
  let end = match.length;
  for (;;) {
    const last = match[end - 1] ?? '';
    const entity = last === ';' ? match.lastIndexOf('&', end - 1) : -1;
    const isEntity = entity >= 0 && /^&[A-Za-z\d]+;$/.test(match.slice(entity, end));
    if (!TRAILING.has(last) && !(last === ')' && unbalanced > 0) && !isEntity) return match.slice(0, end);
    if (last === ')') unbalanced -= 1;
    end = isEntity ? entity : end - 1;
  }
}

export const hrefOf = (address: string): string => {
  if (/^https?:/i.test(address)) return address;
  return address.includes('@') ? `mailto:${address}` : `http://${address}`;
};

/** The `tel:` address of a number as people write it. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

interface AddressPart {
  text: string;
  href?: string;
}

const ANY = new RegExp([ADDRESS, MAIL, PHONE].map(({ source }) => source).join('|'), 'gi');
const COMPLETE = /^(?:https?:\/\/[-\w]|www\.[-\w]+\.|[\w.+-]+@)/i;

export function splitAddresses(text: string): AddressPart[] {
  const parts: AddressPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ANY)) {
    const isPhone = /^[+\d][\d\s()-]+$/.test(found);
    const address = isPhone ? found : addressIn(found);
    if (!isPhone && !COMPLETE.test(address)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href: isPhone ? phoneHref(address) : hrefOf(address) });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
