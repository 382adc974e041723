import 'client-only';
import { checkedBy, parsedBy, stored } from '@/lib/browser/storage';
import { parsePractice } from './utils';

/** Answers, wrong book, favourites, places and days of this browser. */
export const practice = stored({ key: 'QUESTION_PRACTICE', schema: parsedBy(parsePractice) });

/** Whether answers are shown at once. */
export const reciting = stored({
  key: 'QUESTION_RECITING',
  schema: checkedBy((value): value is boolean => typeof value === 'boolean'),
});
