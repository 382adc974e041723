import { HOT_NEWS_MAX, HOT_NEWS_SOURCES, HOT_NEWS_STEP, type HotNewsSource } from './constants';

export const TYPES = HOT_NEWS_SOURCES.map(({ type }) => type);

/** What the reader chose of the sources. */
export interface SourceChoice {
  /** Every source, in the reader's order. */
  order: readonly HotNewsSource[];
  hidden: readonly HotNewsSource[];
  /** The one that was shown last. */
  last?: HotNewsSource | undefined;
}

/** Where the reader is: a source, and how many of its items are shown. */
export interface HotNewsPlace {
  type: HotNewsSource;
  count: number;
}

const isSource = (value: unknown): value is HotNewsSource => TYPES.some((type) => type === value);

const sourcesOf = (value: unknown): HotNewsSource[] =>
  Array.isArray(value) ? [...new Set(value.filter((item) => isSource(item)))] : [];

/** A stored choice as this release reads it: unknown sources are dropped, new ones come last, one at least is shown. */
export function parseSourceChoice(value: unknown): SourceChoice {
  const { order, hidden, last }: Record<string, unknown> = Object(value);
  const known = sourcesOf(order);
  const hiding = sourcesOf(hidden);
  return {
    order: [...known, ...TYPES.filter((type) => !known.includes(type))],
    hidden: hiding.length < TYPES.length ? hiding : [],
    last: isSource(last) ? last : undefined,
  };
}

/** The sources that are shown, in order. */
export const shownSources = ({ order, hidden }: SourceChoice): HotNewsSource[] =>
  order.filter((type) => !hidden.includes(type));

/** Shows a source, or hides it; the last one that is shown stays. */
export function withSourceShown(choice: SourceChoice, type: HotNewsSource, shown: boolean): SourceChoice {
  const hidden = choice.hidden.filter((other) => other !== type);
  if (shown) return { ...choice, hidden };
  return shownSources(choice).some((other) => other !== type) ? { ...choice, hidden: [...hidden, type] } : choice;
}

/** Moves a source up (-1) or down (1). */
export function withSourceMoved(choice: SourceChoice, type: HotNewsSource, step: -1 | 1): SourceChoice {
  const from = choice.order.indexOf(type);
  const neighbour = choice.order[from + step];
  if (neighbour === undefined) return choice;
  return { ...choice, order: choice.order.with(from, neighbour).with(from + step, type) };
}

/** The shown sources, each once, from `type` on; from the one after it where it is hidden. */
export function cycleFrom(choice: SourceChoice, type: HotNewsSource): HotNewsSource[] {
  const { order } = choice;
  const from = order.indexOf(type);
  return shownSources({ ...choice, order: [...order.slice(from), ...order.slice(0, from)] });
}

/** Where a refresh leads: ten more items of the source, or the next source when it has no more to show. */
export function nextPlace({ type, count }: HotNewsPlace, total: number, choice: SourceChoice): HotNewsPlace {
  if (count < Math.min(total, HOT_NEWS_MAX)) return { type, count: count + HOT_NEWS_STEP };
  const [current, next] = cycleFrom(choice, type);
  return { type: current === type ? (next ?? type) : (current ?? type), count: HOT_NEWS_STEP };
}
