'use client';

import { useState } from 'react';
import { useSession } from '@/hooks/session/use-session';
import { dropFeedbackDraft, loadFeedbackDraft, saveFeedbackDraft } from '@/lib/domain/feedback/store';
import { provisionalOwner } from '@/lib/domain/session/draft-owner';

/**
 * The text of the form: what the member left unsent, or else what is published. It is kept on every change.
 * @param id the feedback that is changed; none for a new one
 */
export function useFeedbackDraft(id: string | undefined, published: string) {
  const { user } = useSession();
  const owners = user ? [user.id, provisionalOwner()] : [provisionalOwner()];
  const [text, setText] = useState(() => loadFeedbackDraft(owners, id) ?? published);
  const [restored, setRestored] = useState(id !== undefined && text !== published);
  const change = (value: string) => {
    setText(value);
    saveFeedbackDraft(owners, id, value === published ? '' : value);
  };
  return {
    text,
    change,
    /** The text is not what is published, but what was left before. */
    restored,
    /** Goes back to what is published. */
    discard: () => {
      change(published);
      setRestored(false);
    },
    /** It has been sent. */
    drop: () => dropFeedbackDraft(owners, id),
  };
}
