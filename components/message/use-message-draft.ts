'use client';

import { useCallback } from 'react';
import { useDraft } from '@/hooks/ui/use-draft';
import { checkedBy } from '@/lib/browser/storage';
import type { MessageBody } from '@/lib/domain/message/schema';
import { openDraft, type DraftPlace } from '@/lib/drafts/shared-draft';
import { useOwner } from '@/lib/browser/owner';
import { isStoredDraft, type MessageDraft } from '@/lib/domain/message/stored-body';

export const MESSAGE_DRAFT = 'message';

const place: Omit<DraftPlace<MessageDraft>, 'subjectId'> = {
  kind: MESSAGE_DRAFT,
  schema: checkedBy((value): value is MessageDraft => isStoredDraft(value)),
};

const EMPTY: MessageDraft = { content: '', images: [], quote: null };

export function useMessageDraft(partnerId: string) {
  const { value, get, set } = useDraft({ ...place, subjectId: partnerId });
  return {
    draft: value ?? EMPTY,
    /** Updates the current draft, also from a stale closure. */
    change: (part: Partial<MessageDraft> | ((draft: MessageDraft) => Partial<MessageDraft>)) => {
      const known = get() ?? EMPTY;
      const next = { ...known, ...(typeof part === 'function' ? part(known) : part) };
      set(next.content === '' && next.images.length === 0 && !next.quote ? undefined : next);
    },
  };
}

/** Quotes a message in a draft without subscribing to it. */
export function useQuoteInDraft(partnerId: string) {
  const owner = useOwner((state) => state.owner);
  return useCallback(
    (quote: MessageBody['quote']) => {
      const draft = openDraft(owner, { ...place, subjectId: partnerId });
      draft.set({ ...(draft.get() ?? EMPTY), quote });
    },
    [owner, partnerId],
  );
}
