import { codePointsIn } from '@/lib/utils/characters-in';

/** Specification 1, sections 5 and 9. */
export const MESSAGE_MAX_LENGTH = 500;

/** Whether the API takes a text as a message, which is sent trimmed. */
export const fitsMessage = (content: string): boolean => codePointsIn(content.trim()) <= MESSAGE_MAX_LENGTH;
