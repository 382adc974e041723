import type { QueryClient } from '@tanstack/react-query';
import { QUESTION_TAGS } from './question-tags';
import { isInBand, type QuestionFilter } from './levels';
import type { Practice } from './practice';
import { questionQueries } from './queries';
import type { Question } from './schema';

export interface FoundQuestion {
  id: string;
  tag: string;
  question: Question;
}

/** Questions looked at per beginning: the API lists none, each only links to the next. */
const LOOKED_AT = 12;
const LOOKED_AT_CLOSELY = 40;

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, order: Math.random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);

interface Search {
  client: QueryClient;
  filter: QuestionFilter;
  known: Practice;
  most: number;
  isWanted: (id: string, question: Question) => boolean;
}

/** More are kept than are needed, so that chance decides. */
const SPARE = 3;
const LEAST_OF_A_WALK = 6;

/** A walk starts where its category was left, at a question that was met, and at the first one. */
export async function findQuestions({ client, filter, known, most, isWanted }: Search): Promise<FoundQuestion[]> {
  const { tag: wanted, band } = filter;
  const tags = shuffled(QUESTION_TAGS.filter(({ id }) => wanted === undefined || id === wanted));
  const lookedAt = wanted !== undefined || band !== undefined ? LOOKED_AT_CLOSELY : LOOKED_AT;
  const enough = Math.max(LEAST_OF_A_WALK, Math.ceil(most / tags.length) * SPARE);
  const found: FoundQuestion[] = [];
  const failures: unknown[] = [];

  async function walk(tag: string, first: string): Promise<void> {
    const met = Object.entries(known.records).flatMap(([id, record]) => (record.tag === tag ? [id] : []));
    const [some = first] = shuffled(met);
    const seen = new Set<string>();
    let count = 0;
    for (const start of new Set([known.places[tag] ?? first, some, first])) {
      let id: string | null = start;
      while (id !== null && !seen.has(id) && seen.size < lookedAt && count < enough) {
        seen.add(id);
        const question: Question | null = await client.fetchQuery(questionQueries.detail(id, tag));
        if (question && isInBand(question.level, band) && isWanted(id, question)) {
          found.push({ id, tag, question });
          count += 1;
        }
        id = question?.next ?? null;
      }
    }
  }

  for (const group of most > 1 ? [tags] : tags.map((tag) => [tag])) {
    if (found.length >= most) break;
    await Promise.all(group.map(({ id, first }) => walk(id, first).catch((error: unknown) => failures.push(error))));
  }
  if (found.length === 0 && failures.length > 0) throw failures[0];
  return shuffled(found).slice(0, most);
}
