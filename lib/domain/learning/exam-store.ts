import 'client-only';
import type { QueryClient } from '@tanstack/react-query';
import { personalValue } from '@/lib/browser/personal-storage';
import { parsedBy } from '@/lib/browser/storage';
import { findQuestions } from '@/lib/domain/question/find-questions';
import type { QuestionFilter } from '@/lib/domain/question/levels';
import { NO_PRACTICE } from '@/lib/domain/question/practice';
import { practice, recordAnswer } from '@/lib/domain/question/practice-store';
import { holdDraft, tabLocks } from '@/lib/drafts/tab-lock';
import { EXAM_LENGTH, isAnsweredRight, parseExam, type Exam } from './exam';

/** One for all tabs of a person. */
export const runningExam = personalValue({ key: 'EXAM', schema: parsedBy(parseExam) });

/** Begins an exam. @returns false when no question with options was found */
export async function startExam(client: QueryClient, filter: QuestionFilter): Promise<boolean> {
  const found = await findQuestions({
    client,
    filter,
    known: practice.get() ?? NO_PRACTICE,
    most: EXAM_LENGTH,
    isWanted: (_id, { choices }) => choices !== null,
  });
  if (found.length === 0) return false;
  const questions = found.map(({ id, tag, question: { title, level, choices } }) => ({
    id,
    tag,
    title,
    level,
    answer: choices?.answer ?? [],
  }));
  runningExam.set({ startedAt: Date.now(), questions, chosen: {} });
  return true;
}

/** @param startedAt the exam that the page shows, as another tab may have begun a new one */
const examOf = (startedAt: number): Exam | undefined => {
  const exam = runningExam.get();
  return exam?.startedAt === startedAt && exam.endedAt === undefined ? exam : undefined;
};

export function chooseInExam(startedAt: number, id: string, chosen: readonly number[]): void {
  const exam = examOf(startedAt);
  if (exam) runningExam.set({ ...exam, chosen: { ...exam.chosen, [id]: chosen } });
}

/** How long another tab may take to count the answers. */
const LOCK_TIMEOUT_MS = 1_000;

/** Ends the exam. Its answers count as practice, once for all tabs, and wrong ones go into the wrong book. */
export async function endExam(startedAt: number): Promise<void> {
  const release = await holdDraft(tabLocks(), `exam:${startedAt}`, LOCK_TIMEOUT_MS);
  const exam = release && examOf(startedAt);
  if (exam) {
    runningExam.set({ ...exam, endedAt: Date.now() });
    for (const question of exam.questions) recordAnswer(question, isAnsweredRight(exam, question));
  }
  release?.();
}

export const leaveExam = (): void => void runningExam.set(undefined);
