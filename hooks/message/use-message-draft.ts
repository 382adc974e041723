'use client';

import { useDraft } from '@/hooks/ui/use-draft';
import { checkedBy, isNumber, isRecord, isText } from '@/lib/browser/storage';
import type { MessageBody } from '@/lib/domain/message/schema';

const isImage = (value: unknown) =>
  value === null || (isRecord(value) && isText(value.src) && isNumber(value.width) && isNumber(value.height));
const isQuote = (value: unknown) =>
  value === null ||
  (isRecord(value) && isText(value.id) && isText(value.text) && isText(value.image) && isText(value.nickname));

const schema = checkedBy(
  (value): value is MessageBody =>
    isRecord(value) && isText(value.content) && isImage(value.image) && isQuote(value.quote),
);

const EMPTY: MessageBody = { content: '', image: null, quote: null };

/** What is typed for a partner and not sent; saved on every change. */
export function useMessageDraft(partnerId: string) {
  const { value, get, set } = useDraft({ kind: 'message', subjectId: partnerId, schema });
  return {
    draft: value ?? EMPTY,
    /** Updates the current draft, also when called from a stale closure. */
    change: (part: Partial<MessageBody>) => {
      const next = { ...(get() ?? EMPTY), ...part };
      set(next.content === '' && !next.image && !next.quote ? undefined : next);
    },
    drop: () => void set(undefined),
  };
}
