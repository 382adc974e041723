import 'server-only';
import { LRUCache } from 'lru-cache';
import { isBuilding } from '@/lib/config/env';
import { getQuestion } from '@/lib/domain/question/api';
import { QUESTION_TAGS } from '@/lib/domain/question/question-tags';
import type { ListedQuestion, QuestionPlace } from '@/lib/domain/question/schema';
import { mapFew } from './map-few';
import { withoutDeadline } from './page-request';
import { renderText } from './render-text';

/** Each question is a call of the API. */
const MOST_QUESTIONS = 500;
const HOUR = 3_600_000;
/** How long a page waits for a list that is not known yet. */
const PATIENCE_MS = 1_000;

/** Walks a category from its first question on: the API lists none, each only links to its neighbours. */
async function walkCategory(tagId: string): Promise<ListedQuestion[]> {
  const titles = new Map<string, string>();
  let at = QUESTION_TAGS.find(({ id }) => id === tagId)?.first ?? null;
  while (at !== null && !titles.has(at) && titles.size < MOST_QUESTIONS) {
    const question: Awaited<ReturnType<typeof getQuestion>> = await getQuestion(at, tagId);
    if (!question) break;
    titles.set(at, (await renderText({ kind: 'line', source: question.title })).prose);
    at = question.next;
  }
  return [...titles].map(([id, title]) => ({ id, title }));
}

/** A list that is an hour old is shown once more while it is refetched; a failure is not kept. */
const lists = new LRUCache({
  max: QUESTION_TAGS.length,
  ttl: HOUR,
  allowStale: true,
  ignoreFetchAbort: true,
  fetchMethod: (tagId: string) => withoutDeadline(() => walkCategory(tagId)),
});

const listQuestions = async (tagId: string): Promise<ListedQuestion[]> => (await lists.fetch(tagId)) ?? [];

export const listAllQuestions = async (): Promise<ListedQuestion[]> =>
  (await mapFew(QUESTION_TAGS, ({ id }) => listQuestions(id))).flat();

/** Waits for a moment: a list that fails or takes long is there for the next page. */
const inTime = <T>(load: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    load.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined)),
  ]);

/** A question's category with its questions in their order. @param tagId the category, if the address names one */
export async function placeOfQuestion(id: string, tagId: string | undefined): Promise<QuestionPlace | undefined> {
  if (isBuilding()) return undefined;
  const wanted = QUESTION_TAGS.filter((tag) => tagId === undefined || tag.id === tagId);
  const found = await inTime(
    mapFew(wanted, async (tag) => ({ tagId: tag.id, questions: await listQuestions(tag.id) })),
  );
  return found?.find(({ questions }) => questions.some((question) => question.id === id));
}
