import { isBlank } from '@/lib/utils/is-blank';

const SIX_DIGITS = /(?<!\d)\d{6}(?!\d)/g;

const signsOf = (text: string): string[] => Array.from(text.normalize('NFKC'));
const isSeen = (sign: string): boolean => !isBlank(sign);

/** A typed or pasted text in half-width signs, without blanks. */
const withoutBlanks = (text: string): string => signsOf(text).filter(isSeen).join('');

/** A typed or pasted name in half-width signs, without blanks around it. Blanks within it stay, and are refused. */
export function typedName(text: string): string {
  const signs = signsOf(text);
  return signs.slice(Math.max(0, signs.findIndex(isSeen)), signs.findLastIndex(isSeen) + 1).join('');
}

function onlyMatch(text: string, pattern: RegExp): string | undefined {
  const [match, ...others] = text.match(pattern) ?? [];
  return others.length === 0 ? match : undefined;
}

/** The code of an e-mail as it was typed or pasted: grouped, in full-width digits, with its sentence. */
export function typedEmailCode(text: string): string {
  const narrow = text.normalize('NFKC');
  const joined = narrow.replace(/(?<=\d)[\p{Z}\p{Pd}]+(?=\d)/gu, '');
  return onlyMatch(narrow, SIX_DIGITS) ?? onlyMatch(joined, SIX_DIGITS) ?? withoutBlanks(narrow);
}

export function typedCaptcha(text: string): string {
  const code = withoutBlanks(text).replace(/\p{Pd}/gu, '');
  return onlyMatch(code, /[A-Za-z\d]+/g) ?? code;
}

/** An e-mail address as it was typed or pasted: with a label, `mailto:` or angle brackets. */
export function typedEmail(text: string): string {
  const address = typedName(text);
  const link = /^mailto:([^?]*)/i.exec(address)?.[1];
  return typedName(link ?? /<([^<>@]+@[^<>@]+)>/.exec(address)?.[1] ?? address.replace(/^[^@]*[:：]/, ''));
}
