import { checkedBy, isRecord, isText } from '@/lib/browser/storage';
import type { FlatValues } from '@/lib/utils/merge-values';

export interface FormDraft {
  values: FlatValues;
  base: FlatValues;
}

const isFlat = (value: unknown): value is FlatValues => isRecord(value) && Object.values(value).every(isText);

/** Edited fields of a form, and their values before. */
export const formDraftSchema = checkedBy(
  (draft): draft is FormDraft => isRecord(draft) && isFlat(draft.values) && isFlat(draft.base),
);
