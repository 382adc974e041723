import { isNumber, isRecord, isText } from '@/lib/browser/storage';
import { isRight } from '@/lib/domain/question/choices';
import { isResourceId } from '@/lib/utils/identifier';
import { minutesAndSeconds } from '@/lib/utils/minutes-and-seconds';

export const EXAM_LENGTH = 10;

interface ExamQuestion {
  id: string;
  tag: string;
  title: string;
  level?: number | undefined;
  answer: readonly number[];
}

/** Questions answered in a row, whose answers are told at the end. */
export interface Exam {
  startedAt: number;
  /** Absent while the exam goes on. */
  endedAt?: number | undefined;
  questions: readonly ExamQuestion[];
  chosen: Readonly<Record<string, readonly number[]>>;
}

const isIndexes = (value: unknown): value is number[] => Array.isArray(value) && value.every(isNumber);

function parseQuestion(value: unknown): ExamQuestion[] {
  if (!isRecord(value)) return [];
  const { id, tag, title, level, answer } = value;
  return isResourceId(id) && isResourceId(tag) && isText(title) && isIndexes(answer)
    ? [{ id, tag, title, level: isNumber(level) ? level : undefined, answer }]
    : [];
}

export function parseExam(value: unknown): Exam | undefined {
  if (!isRecord(value) || !isNumber(value.startedAt) || !Array.isArray(value.questions)) return undefined;
  const questions = value.questions.flatMap(parseQuestion).slice(0, EXAM_LENGTH);
  const chosen = Object.entries(Object(value.chosen)).filter((entry): entry is [string, number[]] =>
    isIndexes(entry[1]),
  );
  if (questions.length === 0) return undefined;
  return {
    startedAt: value.startedAt,
    endedAt: isNumber(value.endedAt) ? value.endedAt : undefined,
    questions,
    chosen: Object.fromEntries(chosen),
  };
}

export const chosenFor = ({ chosen }: Exam, id: string): readonly number[] => chosen[id] ?? [];

export const unansweredIn = (exam: Exam): number =>
  exam.questions.filter(({ id }) => chosenFor(exam, id).length === 0).length;

/** A question without an answer counts as a wrong one. */
export const isAnsweredRight = (exam: Exam, { id, answer }: ExamQuestion): boolean =>
  isRight(chosenFor(exam, id), answer);

export const rightIn = (exam: Exam): number =>
  exam.questions.filter((question) => isAnsweredRight(exam, question)).length;

export const examTime = (milliseconds: number): string =>
  minutesAndSeconds(Math.max(0, Math.floor(milliseconds / 1000)));
