'use client';

import { useEffect, useRef, useState } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';
import { PopoverPanel } from '@/components/ui/popover-panel';
import { useStored } from '@/hooks/ui/use-stored';
import type { ListedText } from '@/lib/domain/article/reading-list';
import { linkLookTheme, readingLook, showLook } from '@/lib/domain/article/reading-look';
import { copyablePart } from './copyable-part';
import { ReadLaterButton } from './read-later-button';
import { READING_PANEL_ID } from './reading-ids';
import styles from './reading-tools.module.css';

const load = () => import('./reading-parts');

const CopyTools = lazyComponent(async () => (await load()).CopyTools, { onFail: 'hide' });
const ReadingPanel = lazyComponent(async () => (await load()).ReadingPanel, {
  onFail: 'retry',
  fallback: <div className={styles.waiting} aria-busy />,
});

/** A formula or a table is pointed at, reached by key or tapped. */
const COPYING = ['pointerover', 'focusin', 'click'] as const;

export function ReadingTools({ text }: { text: ListedText }) {
  const look = useStored(readingLook);
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
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
  return (
    <>
      <ReadLaterButton text={text} />
      <PopoverPanel
        ref={panel}
        id={READING_PANEL_ID}
        label="阅读设置"
        className={styles.panel}
        onOpen={() => setOpened(true)}
      >
        {opened && <ReadingPanel text={text} />}
      </PopoverPanel>
      {copied && <CopyTools first={copied} />}
    </>
  );
}
