import 'client-only';
import type { QueryClient } from '@tanstack/react-query';
import { useOwner } from '@/lib/browser/owner';
import { deviceValue, parsedBy, type StoredValue } from '@/lib/browser/storage';
import { findQuestions } from '@/lib/domain/question/find-questions';
import type { QuestionFilter } from '@/lib/domain/question/levels';
import { NO_PRACTICE } from '@/lib/domain/question/practice';
import { practice, recordAnswer } from '@/lib/domain/question/practice-store';
import { EXAM_LENGTH, isAnsweredRight, parseExam, type Exam } from './exam';

const opened = new Map<string, StoredValue<Exam>>();

/** The exam of this tab, which survives a reload. */
export function examOf(owner: string): StoredValue<Exam> {
  const known =
    opened.get(owner) ?? deviceValue({ key: `EXAM:${owner}`, schema: parsedBy(parseExam), area: 'session' });
  opened.set(owner, known);
  return known;
}

const current = () => examOf(useOwner.getState().owner);

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
  current().set({ startedAt: Date.now(), questions, chosen: {} });
  return true;
}

export function chooseInExam(id: string, chosen: readonly number[]): void {
  const exam = current().get();
  if (exam && exam.endedAt === undefined) current().set({ ...exam, chosen: { ...exam.chosen, [id]: chosen } });
}

/** Ends the exam; each answer counts as practice, and wrong ones go into the wrong book. */
export function endExam(): void {
  const exam = current().get();
  if (!exam || exam.endedAt !== undefined) return;
  current().set({ ...exam, endedAt: Date.now() });
  for (const question of exam.questions) recordAnswer(question, isAnsweredRight(exam, question));
}

export const leaveExam = (): void => void current().set(undefined);
