import { fingerprint } from '@/lib/utils/fingerprint';
import { type HotNewsSource } from './news-sources';
import type { HotNewsItem } from './schema';
import { TYPES } from './sources';

/** More items than are shown, so that one rising from below does not count as new. */
export const MAX_NEWS_KEPT = 50;

interface HotNewsLook {
  now: readonly string[];
  before?: readonly string[] | undefined;
}

type HotNewsLooks = Partial<Record<HotNewsSource, HotNewsLook>>;

const keyOf = ({ title }: Pick<HotNewsItem, 'title'>) => fingerprint(title);

export function withLook(looks: HotNewsLooks, type: HotNewsSource, items: readonly HotNewsItem[]): HotNewsLooks {
  const last = looks[type]?.now;
  const now = items.slice(0, MAX_NEWS_KEPT).map(keyOf);
  if (last?.join() === now.join()) return looks;
  return { ...looks, [type]: { now, before: last } };
}

/** Ranks gained (negative: lost) since the previous list; 'new' when it was absent. */
export function rankChange({ before }: HotNewsLook, item: HotNewsItem, rank: number): number | 'new' {
  if (!before) return 0;
  const was = before.indexOf(keyOf(item));
  return was < 0 ? 'new' : was - rank;
}

const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MAX_NEWS_KEPT && value.every((key) => typeof key === 'string');

export function parseLooks(value: unknown): HotNewsLooks {
  const looks: HotNewsLooks = {};
  for (const type of TYPES) {
    const { now, before }: Record<string, unknown> = Object(Object(value)[type]);
    if (isKeys(now)) looks[type] = { now, before: isKeys(before) ? before : undefined };
  }
  return looks;
}
