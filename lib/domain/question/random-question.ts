import { QUESTION_TAGS } from './constants';
import { practice } from './practice-store';
import { NO_PRACTICE, type Practice } from './practice';
import { questionApi } from './queries';

/** Questions tried per category: the API lists none, each only links to the next. */
const LOOKED_AT = 6;

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, order: Math.random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);

async function unansweredFrom(start: string, tag: string, { records }: Practice): Promise<string[]> {
  const { getQuestion } = await questionApi();
  const found: string[] = [];
  let id: string | null = start;
  for (let count = 0; id !== null && count < LOOKED_AT; count += 1) {
    const question: Awaited<ReturnType<typeof getQuestion>> = await getQuestion(id, tag);
    if (question && records[id]?.right === undefined) found.push(id);
    id = question?.next ?? null;
  }
  return found;
}

/** A random unanswered question, near where a random category was left or from its beginning. */
export async function findUnanswered(): Promise<{ id: string; tag: string } | null> {
  const known = practice.get() ?? NO_PRACTICE;
  for (const { id: tag, first } of shuffled(QUESTION_TAGS)) {
    for (const start of new Set([known.places[tag] ?? first, first])) {
      const [id] = shuffled(await unansweredFrom(start, tag, known));
      if (id !== undefined) return { id, tag };
    }
  }
  return null;
}
