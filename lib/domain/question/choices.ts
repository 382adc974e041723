/** Letters of options (specification 2, section 9). */
export const OPTION_LETTERS = 'ABCDEF';

export const MAX_LEVEL = 5;

export interface Choices {
  options: readonly string[];
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

const isOption = (option: unknown) => typeof option === 'string' || typeof option === 'number';

/** Bound of the options that are shown of a question which cannot be answered. */
const MAX_READABLE = 26;

/** The texts of options, '' for one that cannot be read, whether or not the question can be answered. */
export function readableOptions(value: unknown): string[] {
  const { options }: Record<string, unknown> = Object(parsed(value));
  const rows: unknown[] = Array.isArray(options) ? options.slice(0, MAX_READABLE) : [];
  return rows.map((option) => (isOption(option) ? String(option).toWellFormed() : ''));
}

/** Parses a question's options: two to six texts, answers as indexes; null when it cannot be answered. */
export function parseChoices(value: unknown): Choices | null {
  const { options, answer, isMulti }: Record<string, unknown> = Object(parsed(value));
  if (!Array.isArray(options) || !options.every(isOption)) return null;
  const texts = readableOptions(value).slice(0, OPTION_LETTERS.length);
  const answers = Array.isArray(answer) ? answer : [answer];
  if (texts.length < 2 || answers.length === 0 || !answers.every((index) => isIndex(index, texts.length))) return null;
  const indexes = [...new Set(answers.map(Number))].sort((one, other) => one - other);
  return { options: texts, answer: indexes, isMulti: isMulti === true || indexes.length > 1 };
}

export function parseLevel(value: unknown): number {
  const level = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0;
  return Number.isFinite(level) ? Math.min(MAX_LEVEL, Math.max(0, Math.round(level * 2) / 2)) : 0;
}

export function withPicked(chosen: readonly number[], index: number, isMulti: boolean): number[] {
  if (!isMulti) return [index];
  if (chosen.includes(index)) return chosen.filter((other) => other !== index);
  return [...chosen, index].sort((one, other) => one - other);
}

export const isRight = (chosen: readonly number[], answer: readonly number[]): boolean =>
  chosen.length === answer.length && answer.every((index) => chosen.includes(index));

export const lettersOf = (indexes: readonly number[]): string =>
  indexes.map((index) => OPTION_LETTERS[index]).join('、');

export function optionOfKey(key: string, count: number): number {
  if (key.length !== 1) return -1;
  const letter = OPTION_LETTERS.indexOf(key.toUpperCase());
  const index = letter >= 0 ? letter : '123456'.indexOf(key);
  return index < count ? index : -1;
}
