import { loadQuestions } from '@/mocks/seed/questions';
import { defineTable } from '../table';

export interface Question {
  id: string;
  /** The category that it belongs to. */
  tagId: string;
  title: string;
  desc: string;
  explanation: string;
  /** In half steps. */
  level: number;
  /** Undefined when it is answered in words. */
  choices: { options: string[]; answer: number[]; isMulti: boolean } | undefined;
}

/** In the order of their categories. */
export const questions = defineTable({ seed: loadQuestions });
