import { codePointsIn } from '@/lib/utils/characters-in';

/** The API refuses shorter ones (docs/api-assumptions.md, R2). */
export const FEEDBACK_MIN_LENGTH = 20;

/** How many characters a feedback lacks. */
export const missingCharacters = (text: string): number => Math.max(0, FEEDBACK_MIN_LENGTH - codePointsIn(text.trim()));
