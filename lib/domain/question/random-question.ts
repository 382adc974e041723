import type { QueryClient } from '@tanstack/react-query';
import { findQuestions, type FoundQuestion } from './find-questions';
import type { QuestionFilter } from './levels';
import { practice } from './practice-store';
import { NO_PRACTICE } from './practice';

/** A random question that was not answered yet, of a category and a level; null when all that were looked at were. */
export async function findUnanswered(client: QueryClient, filter: QuestionFilter = {}): Promise<FoundQuestion | null> {
  const known = practice.get() ?? NO_PRACTICE;
  const isWanted = (id: string) => known.records[id]?.right === undefined;
  const [found] = await findQuestions({ client, filter, known, most: 1, isWanted });
  return found ?? null;
}
