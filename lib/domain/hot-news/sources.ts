import { HOT_NEWS_MAX, HOT_NEWS_SOURCES, HOT_NEWS_STEP, type HotNewsSource } from './news-sources';

export const TYPES = HOT_NEWS_SOURCES.map(({ type }) => type);

export interface SourceChoice {
  order: readonly HotNewsSource[];
  hidden: readonly HotNewsSource[];
  last?: HotNewsSource | undefined;
}

export interface HotNewsPlace {
  type: HotNewsSource;
  count: number;
}

const isSource = (value: unknown): value is HotNewsSource => TYPES.some((type) => type === value);

const sourcesOf = (value: unknown): HotNewsSource[] =>
  Array.isArray(value) ? [...new Set(value.filter((item) => isSource(item)))] : [];

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

export const shownSources = ({ order, hidden }: SourceChoice): HotNewsSource[] =>
  order.filter((type) => !hidden.includes(type));

export function withSourceShown(choice: SourceChoice, type: HotNewsSource, shown: boolean): SourceChoice {
  const hidden = choice.hidden.filter((other) => other !== type);
  if (shown) return { ...choice, hidden };
  return shownSources(choice).some((other) => other !== type) ? { ...choice, hidden: [...hidden, type] } : choice;
}

export function withSourceMoved(choice: SourceChoice, type: HotNewsSource, step: -1 | 1): SourceChoice {
  const from = choice.order.indexOf(type);
  const neighbour = choice.order[from + step];
  if (neighbour === undefined) return choice;
  return { ...choice, order: choice.order.with(from, neighbour).with(from + step, type) };
}

export function cycleFrom(choice: SourceChoice, type: HotNewsSource): HotNewsSource[] {
  const { order } = choice;
  const from = order.indexOf(type);
  return shownSources({ ...choice, order: [...order.slice(from), ...order.slice(0, from)] });
}

export function nextPlace({ type, count }: HotNewsPlace, total: number, choice: SourceChoice): HotNewsPlace {
  if (count < Math.min(total, HOT_NEWS_MAX)) return { type, count: count + HOT_NEWS_STEP };
  const [current, next] = cycleFrom(choice, type);
  return { type: current === type ? (next ?? type) : (current ?? type), count: HOT_NEWS_STEP };
}
