import 'client-only';
import { personalValue } from '@/lib/browser/personal-storage';
import { isRecord, isText, parsedBy } from '@/lib/browser/storage';

export const MUTE_KINDS = { author: '作者', tag: '标签', word: '关键词' } as const;
type MuteKind = keyof typeof MUTE_KINDS;

export interface Mute {
  kind: MuteKind;
  /** The id of an author, a tag as articles have it, or a word. */
  value: string;
  name: string;
}

export const MAX_MUTED = 300;
export const MAX_CHARACTERS = 60;

export function parseMutes(value: unknown): Mute[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const mutes = value.flatMap((mute: unknown): Mute[] => {
    if (!isRecord(mute) || !isText(mute.value) || mute.value.trim() === '' || !isText(mute.name)) return [];
    const { kind, value: muted, name } = mute;
    return kind === 'author' || kind === 'tag' || kind === 'word' ? [{ kind, value: muted, name }] : [];
  });
  return mutes.length === 0 ? undefined : mutes.slice(0, MAX_MUTED);
}

/** The latest first. */
export const mutes = personalValue({ key: 'MUTES', schema: parsedBy(parseMutes) });
