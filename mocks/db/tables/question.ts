import { loadQuestions } from '@/mocks/seed/questions';
import { defineTable } from '../table';

export interface Question {
  id: string;
  tagId: string;
  title: string;
  desc: string;
  explanation: string;
  level: number;
  /** Undefined for a question that is answered in words. */
  choices: { options: string[]; answer: number[]; isMulti: boolean } | undefined;
}

export const questions = defineTable({ seed: loadQuestions });
