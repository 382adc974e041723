'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDraft } from '@/hooks/ui/use-draft';
import { checkedBy, isText } from '@/lib/browser/storage';
import { recoverDrafts } from '@/lib/drafts/draft-copies';

const schema = checkedBy(isText);

/** Saved on every change. @param subject id; undefined for a new one @param published initial text */
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
    restored,
    discard: () => {
      set(undefined);
      setRestored(false);
    },
    /** Removes the sent draft; later text stays. @returns whether there was none */
    drop: (sent: string) => {
      const isSent = (get() ?? published) === sent;
      if (isSent) set(undefined);
      return isSent;
    },
  };
}
