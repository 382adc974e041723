import type { QuestionBookName } from '@/lib/config/routes';
import { isResourceId } from '@/lib/utils/identifier';

interface QuestionRecord {
  title: string;
  tag?: string | undefined;
  /** Whether the last answer was right; absent without one. */
  right?: boolean | undefined;
  wrong?: boolean | undefined;
  /** How often it was answered wrong, and the day of the last time. */
  timesWrong?: number | undefined;
  wrongOn?: string | undefined;
  level?: number | undefined;
  starred?: boolean | undefined;
}

export interface Practice {
  records: Readonly<Record<string, QuestionRecord>>;
  places: Readonly<Record<string, string>>;
  /** Days in China with an answer (YYYY-MM-DD), ascending. */
  days: readonly string[];
}

export const NO_PRACTICE: Practice = { records: {}, places: {}, days: [] };

const MAX_RECORDS = 2_000;

const MAX_DAYS = 400;

export function withRecord(practice: Practice, id: string, record: QuestionRecord): Practice {
  const others = Object.entries(practice.records).filter(([other]) => other !== id);
  const says = record.right !== undefined || record.wrong || record.starred;
  const entries = says ? [...others, [id, record] as const] : others;
  return { ...practice, records: Object.fromEntries(entries.slice(-MAX_RECORDS)) };
}

export interface MetQuestion {
  id: string;
  title: string;
  tag?: string | undefined;
  level?: number | undefined;
}

interface AnsweredQuestion extends MetQuestion {
  right: boolean;
  day: string;
}

/** Records an answer; a wrong one adds to the wrong book, a right one removes from it. */
export function withAnswered(practice: Practice, { id, title, tag, level, right, day }: AnsweredQuestion): Practice {
  const days = [...new Set([...practice.days, day])].sort().slice(-MAX_DAYS);
  const known = practice.records[id];
  return withRecord({ ...practice, days }, id, {
    ...known,
    title,
    tag: tag ?? known?.tag,
    level: level ?? known?.level,
    right,
    wrong: !right,
    ...(!right && { timesWrong: (known?.timesWrong ?? 0) + 1, wrongOn: day }),
  });
}

export const BOOK_TITLES: Readonly<Record<QuestionBookName, string>> = { wrong: '错题本', starred: '收藏的题' };

/** The questions of a book, the latest first. */
export const idsOfBook = ({ records }: Practice, book: QuestionBookName): string[] =>
  Object.entries(records)
    .flatMap(([id, record]) => (record[book] ? [id] : []))
    .reverse();

const DAY_MS = 86_400_000;

export function streakOf(days: readonly string[], today: string): number {
  const practised = new Set(days);
  const before = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
  let day = practised.has(today) ? today : before(today);
  let streak = 0;
  for (; practised.has(day); day = before(day)) streak += 1;
  return streak;
}

export function daysOfWeeks(today: string, weeks: number): string[] {
  const daysSinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const count = (weeks - 1) * 7 + daysSinceMonday + 1;
  const first = Date.parse(today) - (count - 1) * DAY_MS;
  return Array.from({ length: count }, (_, index) => new Date(first + index * DAY_MS).toISOString().slice(0, 10));
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

const optionalFlag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
const optionalNumber = (value: unknown) => (typeof value === 'number' && value > 0 ? value : undefined);

export function parsePractice(value: unknown): Practice {
  const { records, places, days }: Record<string, unknown> = Object(value);
  const known = Object.entries(Object(records)).flatMap(([id, record]) => {
    const { title, tag, right, wrong, timesWrong, wrongOn, level, starred }: Record<string, unknown> = Object(record);
    if (typeof title !== 'string' || !isResourceId(id)) return [];
    return [
      [
        id,
        {
          title,
          tag: isResourceId(tag) ? tag : undefined,
          right: optionalFlag(right),
          wrong: optionalFlag(wrong),
          timesWrong: optionalNumber(timesWrong),
          wrongOn: isDay(wrongOn) ? wrongOn : undefined,
          level: optionalNumber(level),
          starred: optionalFlag(starred),
        },
      ] as const,
    ];
  });
  const left = Object.entries(Object(places)).filter((place): place is [string, string] => place.every(isResourceId));
  return {
    records: Object.fromEntries(known.slice(-MAX_RECORDS)),
    places: Object.fromEntries(left),
    days: [...new Set(Array.isArray(days) ? days.filter(isDay) : [])].sort().slice(-MAX_DAYS),
  };
}

export function mergePractices(older: Practice, newer: Practice): Practice {
  return parsePractice({
    records: { ...older.records, ...newer.records },
    places: { ...older.places, ...newer.places },
    days: [...older.days, ...newer.days],
  });
}
