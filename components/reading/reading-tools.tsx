'use client';

import { useEffect, useState } from 'react';
import { useStored } from '@/hooks/ui/use-stored';
import type { ListedText } from '@/lib/domain/reading-list/reading-list';
import { linkLookTheme, readingLook, showLook } from '@/lib/domain/reading/reading-look';
import { copyFormulas } from './copied-selection';
import { copyablePart } from './copyable-part';
import { LazyCopyTools } from './reading-panel.lazy';
import { ReadLaterButton } from '@/components/reading-list/read-later-button';

/** A formula or a table is pointed at, reached by key or tapped. */
const COPYING = ['pointerover', 'focusin', 'click'] as const;

export function ReadingTools({ text }: { text: ListedText }) {
  const look = useStored(readingLook);
  const [copied, setCopied] = useState<HTMLElement>();
  // The boot script showed it; here it follows the settings, other tabs and another member.
  useEffect(() => {
    showLook(look);
    linkLookTheme(look?.theme);
  }, [look]);
  useEffect(() => () => linkLookTheme(undefined), []);
  useEffect(() => {
    const handle = (event: Event) => {
      // A finger that scrolls passes over it, too.
      if (event instanceof PointerEvent && event.type === 'pointerover' && event.pointerType !== 'mouse') return;
      setCopied((known) => known ?? copyablePart(event.target));
    };
    for (const kind of COPYING) document.addEventListener(kind, handle, { passive: true });
    return () => COPYING.forEach((kind) => document.removeEventListener(kind, handle));
  }, []);
  useEffect(() => {
    document.addEventListener('copy', copyFormulas);
    return () => document.removeEventListener('copy', copyFormulas);
  }, []);
  return (
    <>
      <ReadLaterButton text={text} />
      {copied && <LazyCopyTools first={copied} />}
    </>
  );
}
