import 'client-only';
import { MAX_CHARACTERS, MAX_MUTED, MUTE_KINDS, mutes, parseMutes, type Mute } from './mutes';

interface Muteable {
  author: { id: string };
  tags?: readonly string[];
  words: string;
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** Latin letters and digits: there a muted "AI" must not hit "Tailwind". */
const WORD_SIGN = /[\p{Script=Latin}\p{Script=Cyrillic}\d]/u;
const isOpenAt = (sign: string | undefined, beside: string | undefined) =>
  sign === undefined || beside === undefined || !WORD_SIGN.test(sign) || !WORD_SIGN.test(beside);

export function hasWord(text: string, word: string): boolean {
  const [all, wanted] = [folded(text), folded(word.trim())];
  if (wanted === '') return false;
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (isOpenAt(wanted[0], all[at - 1]) && isOpenAt(wanted.at(-1), all[end])) return true;
  }
  return false;
}

export function findMute(known: readonly Mute[], { author, tags = [], words }: Muteable): Mute | undefined {
  return known.find(({ kind, value, name }) => {
    if (kind === 'author') return author.id === value;
    if (kind === 'tag') return tags.some((tag) => folded(tag) === folded(value)) || hasWord(words, `#${name}`);
    return hasWord(words, value);
  });
}

export const describeMute = ({ kind, name }: Mute): string =>
  `${MUTE_KINDS[kind]} ${kind === 'tag' ? `#${name}` : name}`;

const isSame = (one: Mute) => (other: Mute) => one.kind === other.kind && folded(one.value) === folded(other.value);

export const isMuted = (mute: Mute): boolean => (mutes.get() ?? []).some(isSame(mute));

/** `unstored` when only this page knows it. */
type MuteOutcome = 'muted' | 'full' | 'unstored';

export function addMute({ kind, value, name }: Mute): MuteOutcome {
  const mute = { kind, value: value.trim().slice(0, MAX_CHARACTERS), name: name.trim().slice(0, MAX_CHARACTERS) };
  const others = (mutes.get() ?? []).filter((other) => !isSame(mute)(other));
  if (others.length >= MAX_MUTED) return 'full';
  return mutes.set([mute, ...others]) ? 'muted' : 'unstored';
}

export const removeMute = (mute: Mute): boolean =>
  mutes.set(parseMutes((mutes.get() ?? []).filter((other) => !isSame(mute)(other))));
