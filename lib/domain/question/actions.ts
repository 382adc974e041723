import { routes } from '@/lib/config/routes';
import { formatApiTime } from '@/lib/utils/time';
import { QUESTION_TAGS } from './constants';
import { practice } from './store';
import { NO_PRACTICE, withAnswered, withRecord, type Practice } from './practice';

/** Today in China, YYYY-MM-DD. */
export const practiceDay = (): string => formatApiTime(Date.now()).slice(0, 10);

const update = (change: (before: Practice) => Practice) => void practice.set(change(practice.get() ?? NO_PRACTICE));

interface MetQuestion {
  id: string;
  title: string;
  /** The category that it is met in. */
  tag?: string | undefined;
}

/** Remembers an answer. */
export const recordAnswer = (question: MetQuestion, right: boolean): void =>
  update((before) => withAnswered(before, { ...question, right, day: practiceDay() }));

/** Adds a question to the favourites, or takes it out. */
export const starQuestion = ({ id, title, tag }: MetQuestion, starred: boolean): void =>
  update((before) => withRecord(before, id, { ...before.records[id], title, ...(tag && { tag }), starred }));

/** Takes a question out of the wrong book. */
export const forgiveQuestion = (id: string): void =>
  update((before) => {
    const record = before.records[id];
    return record ? withRecord(before, id, { ...record, wrong: false }) : before;
  });

/** Remembers where a category was left. */
export const rememberPlace = (tag: string, id: string): void =>
  update((before) => (before.places[tag] === id ? before : { ...before, places: { ...before.places, [tag]: id } }));

/** Forgets the places that an address leads to, whose question is gone: their categories begin anew. */
export function forgetPlaceAt(address: string): void {
  const { places } = practice.get() ?? NO_PRACTICE;
  const left = Object.entries(places).filter(([tag, id]) => routes.question(id, tag) !== address);
  if (left.length < Object.keys(places).length) update((before) => ({ ...before, places: Object.fromEntries(left) }));
}

/** How many questions of a category are looked at: the API lists none, each names only the next. */
const LOOKED_AT = 6;

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, order: Math.random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);

/** The questions of a category from one on that were not answered. */
async function unansweredFrom(start: string, tag: string, { records }: Practice): Promise<string[]> {
  const { getQuestion } = await import('./api');
  const found: string[] = [];
  let id: string | null = start;
  for (let count = 0; id !== null && count < LOOKED_AT; count += 1) {
    const question: Awaited<ReturnType<typeof getQuestion>> = await getQuestion(id, tag);
    if (question && records[id]?.right === undefined) found.push(id);
    id = question?.next ?? null;
  }
  return found;
}

/** A random question that was not answered, of a random category, near where that was left or from its beginning. */
export async function findUnanswered(): Promise<{ id: string; tag: string } | undefined> {
  const known = practice.get() ?? NO_PRACTICE;
  for (const { id: tag, first } of shuffled(QUESTION_TAGS)) {
    for (const start of new Set([known.places[tag] ?? first, first])) {
      const [id] = shuffled(await unansweredFrom(start, tag, known));
      if (id !== undefined) return { id, tag };
    }
  }
  return undefined;
}
