import 'client-only';
import { checkedBy, deviceValue, isNumber, isRecord, type StoredValue } from '@/lib/browser/storage';

interface GivenAnswer {
  chosen: readonly number[];
  submitted: boolean;
}

const schema = checkedBy(
  (value): value is GivenAnswer =>
    isRecord(value) &&
    Array.isArray(value.chosen) &&
    value.chosen.every(isNumber) &&
    typeof value.submitted === 'boolean',
);

export const NOTHING_GIVEN: GivenAnswer = { chosen: [], submitted: false };

/** An answer is kept for the tab. */
export const givenAnswer = (owner: string, id: string): StoredValue<GivenAnswer> =>
  deviceValue({ key: `QUESTION_CHOICE:${owner}:${id}`, schema, area: 'session' });
