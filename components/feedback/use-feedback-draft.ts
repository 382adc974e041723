'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDraft } from '@/hooks/ui/use-draft';
import { checkedBy, isText } from '@/lib/browser/storage';
import { recoverDrafts } from '@/lib/drafts/mirrors';

const schema = checkedBy(isText);

/**
 * The text of the form: what the member left unsent, or else what it begins with. It is kept on every change.
 * @param subject the feedback that is changed, or what a new one is about; none for any other new one
 * @param published the text to begin with
 */
export function useFeedbackDraft(subject: string | undefined, published: string) {
  const { value, get, set } = useDraft({ kind: 'feedback', subjectId: subject ?? '', schema });
  const text = value ?? published;
  const [restored, setRestored] = useState(subject !== undefined && text !== published);
  const isTyped = useRef(false);
  const handleRecovered = useEffectEvent(() => {
    if (subject !== undefined && !isTyped.current && (get() ?? published) !== published) setRestored(true);
  });
  useEffect(() => void recoverDrafts().then(handleRecovered), []);
  return {
    text,
    change: (next: string) => {
      isTyped.current = true;
      set(next === published ? undefined : next);
    },
    /** The text is a restored draft, not the published one. */
    restored,
    /** Discards the draft: shows the published text again. */
    discard: () => {
      set(undefined);
      setRestored(false);
    },
    /** Removes the sent draft; what was typed since stays. @returns whether nothing was */
    drop: (sent: string) => {
      const isSent = (get() ?? published) === sent;
      if (isSent) set(undefined);
      return isSent;
    },
  };
}
