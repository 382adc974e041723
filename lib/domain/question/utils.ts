import { isResourceId } from '@/lib/utils/identifier';
import { MAX_LEVEL, OPTION_LETTERS } from './constants';

/** What a question offers to choose from. */
export interface Choices {
  options: readonly string[];
  /** Indexes of the right ones, ascending. */
  answer: readonly number[];
  isMulti: boolean;
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

const isIndex = (value: unknown, length: number): boolean =>
  (typeof value === 'number' || (typeof value === 'string' && /^\d$/.test(value))) &&
  Number.isInteger(Number(value)) &&
  Number(value) >= 0 &&
  Number(value) < length;

/**
 * The options of a question from the API's JSON: two to six texts, answers as indexes.
 * @returns null for what cannot be answered: malformed JSON, too few options, an answer that is none of them
 */
export function parseChoices(value: unknown): Choices | null {
  const { options, answer, isMulti }: Record<string, unknown> = Object(parsed(value));
  if (!Array.isArray(options) || !options.every((option) => typeof option === 'string' || typeof option === 'number')) {
    return null;
  }
  const texts = options.slice(0, OPTION_LETTERS.length).map((option) => String(option).toWellFormed());
  const answers = Array.isArray(answer) ? answer : [answer];
  if (texts.length < 2 || answers.length === 0 || !answers.every((index) => isIndex(index, texts.length))) return null;
  const indexes = [...new Set(answers.map(Number))].sort((one, other) => one - other);
  return { options: texts, answer: indexes, isMulti: isMulti === true || indexes.length > 1 };
}

/** A level in half steps, 0 to 5; 0 for what is none. */
export function parseLevel(value: unknown): number {
  const level = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0;
  return Number.isFinite(level) ? Math.min(MAX_LEVEL, Math.max(0, Math.round(level * 2) / 2)) : 0;
}

/** The chosen indexes after one was picked, ascending: of a multiple choice it is toggled. */
export function withPicked(chosen: readonly number[], index: number, isMulti: boolean): number[] {
  if (!isMulti) return [index];
  if (chosen.includes(index)) return chosen.filter((other) => other !== index);
  return [...chosen, index].sort((one, other) => one - other);
}

/** Whether exactly the right options are chosen. */
export const isRight = (chosen: readonly number[], answer: readonly number[]): boolean =>
  chosen.length === answer.length && answer.every((index) => chosen.includes(index));

/** The letters of options, such as A、C. */
export const lettersOf = (indexes: readonly number[]): string =>
  indexes.map((index) => OPTION_LETTERS[index]).join('、');

/** The option that a key stands for: A to F or 1 to 6; -1 for another key. */
export function optionOfKey(key: string, count: number): number {
  if (key.length !== 1) return -1;
  const letter = OPTION_LETTERS.indexOf(key.toUpperCase());
  const index = letter >= 0 ? letter : '123456'.indexOf(key);
  return index < count ? index : -1;
}

/** What this browser knows of a question that was met. */
interface QuestionRecord {
  title: string;
  /** The category that it was met in. */
  tag?: string | undefined;
  /** Whether the last answer was right; absent when it was never answered. */
  right?: boolean | undefined;
  /** It is in the wrong book. */
  wrong?: boolean | undefined;
  starred?: boolean | undefined;
}
/** What this browser's practice has left behind. */
export interface Practice {
  /** By question, the latest at the end. */
  records: Readonly<Record<string, QuestionRecord>>;
  /** The question that each category was left at. */
  places: Readonly<Record<string, string>>;
  /** Days in China (YYYY-MM-DD) on which a question was answered, ascending. */
  days: readonly string[];
}

export const NO_PRACTICE: Practice = { records: {}, places: {}, days: [] };
const MOST_RECORDS = 2_000;
const MOST_DAYS = 400;

/** The practice with a question's record changed; a record that says nothing is dropped. */
export function withRecord(practice: Practice, id: string, record: QuestionRecord): Practice {
  const others = Object.entries(practice.records).filter(([other]) => other !== id);
  const says = record.right !== undefined || record.wrong || record.starred;
  const entries = says ? [...others, [id, record] as const] : others;
  return { ...practice, records: Object.fromEntries(entries.slice(-MOST_RECORDS)) };
}

/** After an answer: a wrong one goes into the wrong book, a right one takes it out. */
export function withAnswered(
  practice: Practice,
  { id, title, tag, right, day }: { id: string; title: string; tag?: string | undefined; right: boolean; day: string },
): Practice {
  const days = [...new Set([...practice.days, day])].sort().slice(-MOST_DAYS);
  return withRecord({ ...practice, days }, id, {
    ...practice.records[id],
    title,
    tag: tag ?? practice.records[id]?.tag,
    right,
    wrong: !right,
  });
}

const DAY_MS = 86_400_000;

/** How many days in a row were practised up to today, or up to yesterday while today is still open. */
export function streakOf(days: readonly string[], today: string): number {
  const practised = new Set(days);
  const before = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
  let day = practised.has(today) ? today : before(today);
  let streak = 0;
  for (; practised.has(day); day = before(day)) streak += 1;
  return streak;
}

/** The days up to one, beginning with the Monday of the first of so many weeks. */
export function daysOfWeeks(today: string, weeks: number): string[] {
  const daysSinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const count = (weeks - 1) * 7 + daysSinceMonday + 1;
  const first = Date.parse(today) - (count - 1) * DAY_MS;
  return Array.from({ length: count }, (_, index) => new Date(first + index * DAY_MS).toISOString().slice(0, 10));
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
const optionalFlag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);

/** Stored practice; what this release cannot read is dropped. */
export function parsePractice(value: unknown): Practice {
  const { records, places, days }: Record<string, unknown> = Object(value);
  const known = Object.entries(Object(records)).flatMap(([id, record]) => {
    const { title, tag, right, wrong, starred }: Record<string, unknown> = Object(record);
    if (typeof title !== 'string' || !isResourceId(id)) return [];
    return [
      [
        id,
        {
          title,
          tag: isResourceId(tag) ? tag : undefined,
          right: optionalFlag(right),
          wrong: optionalFlag(wrong),
          starred: optionalFlag(starred),
        },
      ] as const,
    ];
  });
  const left = Object.entries(Object(places)).filter((place): place is [string, string] => place.every(isResourceId));
  return {
    records: Object.fromEntries(known.slice(-MOST_RECORDS)),
    places: Object.fromEntries(left),
    days: [...new Set(Array.isArray(days) ? days.filter(isDay) : [])].sort().slice(-MOST_DAYS),
  };
}

/** Two browsers' practice as one; where both know a question or a place, `newer` is right. */
export function mergePractices(older: Practice, newer: Practice): Practice {
  return parsePractice({
    records: { ...older.records, ...newer.records },
    places: { ...older.places, ...newer.places },
    days: [...older.days, ...newer.days],
  });
}
