'use client';

import type { BytemdEditorContext } from 'bytemd';
import { useEffect, useEffectEvent, useState } from 'react';
import { boundKey } from '@/components/write-center/editor/commands';

/** `Alt` besides: a Mac hides the window on Cmd+H. */
const KEYS = { find: ['Mod-F'], replace: ['Mod-H', 'Mod-Alt-F'] } as const;

/** Whether the bar above the text is shown, which the editor's keys open instead of the browser's own search. */
export function useFindBar(context: BytemdEditorContext | null) {
  const [shown, setShown] = useState<'find' | 'replace'>();
  const [asked, setAsked] = useState(0);
  const open = (wanted: 'find' | 'replace') => {
    setShown((known) => (known === 'replace' ? known : wanted));
    setAsked((count) => count + 1);
  };
  const handleKey = useEffectEvent(open);

  useEffect(() => {
    if (!context) return;
    const { editor } = context;
    const bound = (wanted: 'find' | 'replace') =>
      KEYS[wanted].map((key): [string, () => void] => [boundKey(key), () => handleKey(wanted)]);
    const keys = Object.fromEntries([...bound('find'), ...bound('replace')]);
    editor.addKeyMap(keys);
    return () => editor.removeKeyMap(keys);
  }, [context]);

  return {
    shown,
    asked,
    open,
    setReplacing: (replacing: boolean) => setShown(replacing ? 'replace' : 'find'),
    close: () => setShown(undefined),
  };
}
