'use client';

import { useDraft } from '@/hooks/ui/use-draft';
import { shareDraftSchema, type ShareDraft } from '@/lib/domain/share/share-draft';

const EMPTY: ShareDraft = { content: '', block: '', images: [] };

/** @param shareId the share that is edited; '' for a new one */
export function useShareDraft(shareId = '') {
  const { value, get, set } = useDraft({ kind: 'share', subjectId: shareId, schema: shareDraftSchema });
  return {
    draft: value ?? EMPTY,
    /** The current draft, also from a stale closure. */
    read: () => get() ?? EMPTY,
    change: (part: Partial<ShareDraft>) => {
      const next = { ...(get() ?? EMPTY), ...part };
      set(next.content === '' && next.images.length === 0 && next.block === '' ? undefined : next);
    },
    clear: () => set(undefined),
    drop: ({ content, images }: Pick<ShareDraft, 'content' | 'images'>) => {
      const { content: now, images: held, block } = get() ?? EMPTY;
      const left = { content: now === content ? '' : now, images: held.filter((id) => !images.includes(id)) };
      set(left.content === '' && left.images.length === 0 ? undefined : { ...left, block });
    },
  };
}
