import 'client-only';
import { personalValue } from '@/lib/browser/personal-storage';
import { checkedBy, parsedBy } from '@/lib/browser/storage';
import { parsePractice } from './practice';

/** Answers, wrong book, favourites, places and days of this browser. */
export const practice = personalValue({ key: 'QUESTION_PRACTICE', schema: parsedBy(parsePractice) });

/** Whether answers are shown at once. */
export const reciting = personalValue({
  key: 'QUESTION_RECITING',
  schema: checkedBy((value): value is boolean => typeof value === 'boolean'),
});
