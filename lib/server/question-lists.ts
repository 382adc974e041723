import 'server-only';
import { isBuilding } from '@/lib/config/env';
import { getQuestion } from '@/lib/domain/question/api';
import { QUESTION_TAGS } from '@/lib/domain/question/question-tags';
import type { ListedQuestion, QuestionPlace } from '@/lib/domain/question/schema';
import { createFetchCache, createWalkCalls, HOUR_MS } from './fetch-cache';
import { mapFew } from './map-few';
import { withoutDeadline } from './page-request';
import { renderText } from './render-text';

/** Each question is a call of the API. */
const MAX_QUESTIONS = 500;
/** How long a page waits for a list that is not known yet. */
const PATIENCE_MS = 1_000;

/** The API lists no questions: each only links to its neighbours. */
const walks = new Map(
  QUESTION_TAGS.map(({ id: tagId }) => [
    tagId,
    createWalkCalls(async (id: string) => {
      const question = await getQuestion(id, tagId);
      if (!question) return { title: null, next: null };
      return { title: (await renderText({ kind: 'line', source: question.title })).prose, next: question.next };
    }),
  ]),
);

async function walkCategory(tagId: string): Promise<ListedQuestion[]> {
  const calls = walks.get(tagId);
  const titles = new Map<string, string>();
  let at = QUESTION_TAGS.find(({ id }) => id === tagId)?.first ?? null;
  while (calls && at !== null && !titles.has(at) && titles.size < MAX_QUESTIONS) {
    const { title, next }: { title: string | null; next: string | null } = await calls.forceFetch(at);
    if (title === null) break;
    titles.set(at, title);
    at = next;
  }
  calls?.clear();
  return [...titles].map(([id, title]) => ({ id, title }));
}

const lists = createFetchCache({
  max: QUESTION_TAGS.length,
  ttl: HOUR_MS,
  allowStale: true,
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
