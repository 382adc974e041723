import { checkedBy, isRecord, isText, isTexts } from '@/lib/browser/storage';

export interface ShareDraft {
  content: string;
  /** Id of the block; '' for the page's. */
  block: string;
  /** Ids of pictures in `useDraftFiles`, in order. */
  images: readonly string[];
}

export const shareDraftSchema = checkedBy(
  (value): value is ShareDraft =>
    isRecord(value) && isText(value.content) && isText(value.block) && isTexts(value.images),
);
