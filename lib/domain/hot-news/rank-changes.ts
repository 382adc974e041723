import { fingerprint } from '@/lib/utils/fingerprint';
import { type HotNewsSource } from './constants';
import type { HotNewsItem } from './schema';
import { TYPES } from './sources';

/** Items of a look that are kept: more than are shown, so that one that comes from further down is not new. */
const MAX_KEPT = 50;

/** What this browser has shown of a source: the list now, and the one before it. */
interface HotNewsLook {
  now: readonly string[];
  before?: readonly string[] | undefined;
}

type HotNewsLooks = Partial<Record<HotNewsSource, HotNewsLook>>;

const keyOf = ({ title }: Pick<HotNewsItem, 'title'>) => fingerprint(title);

/** The looks after a list of a source was shown; the same object when it was shown before. */
export function withLook(looks: HotNewsLooks, type: HotNewsSource, items: readonly HotNewsItem[]): HotNewsLooks {
  const last = looks[type]?.now;
  const now = items.slice(0, MAX_KEPT).map(keyOf);
  if (last?.join() === now.join()) return looks;
  return { ...looks, [type]: { now, before: last } };
}

/** How many ranks an item has gained (or lost, below 0) since the list before; 'new' when it was not on it. */
export function rankChange({ before }: HotNewsLook, item: HotNewsItem, rank: number): number | 'new' {
  if (!before) return 0;
  const was = before.indexOf(keyOf(item));
  return was < 0 ? 'new' : was - rank;
}

const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MAX_KEPT && value.every((key) => typeof key === 'string');

/** The stored looks; those that this release cannot read are dropped. */
export function parseLooks(value: unknown): HotNewsLooks {
  const looks: HotNewsLooks = {};
  for (const type of TYPES) {
    const { now, before }: Record<string, unknown> = Object(Object(value)[type]);
    if (isKeys(now)) looks[type] = { now, before: isKeys(before) ? before : undefined };
  }
  return looks;
}
