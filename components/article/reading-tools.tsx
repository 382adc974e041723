'use client';

import { useEffect, useRef, useState } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';
import { PopoverPanel } from '@/components/ui/popover-panel';
import { useStored } from '@/hooks/ui/use-stored';
import type { ListedText } from '@/lib/domain/article/reading-list';
import { linkLookTheme, readingLook, showLook } from '@/lib/domain/article/reading-look';
import { ReadLaterButton } from './read-later-button';
import { READING_PANEL_ID } from './reading-ids';
import styles from './reading-tools.module.css';

const ReadingPanel = lazyComponent(async () => (await import('./reading-panel')).ReadingPanel, {
  onFail: 'retry',
  fallback: <div className={styles.waiting} aria-busy />,
});

export function ReadingTools({ text }: { text: ListedText }) {
  const look = useStored(readingLook);
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  // The boot script showed it; here it follows the settings, other tabs and another member.
  useEffect(() => {
    showLook(look);
    linkLookTheme(look?.theme);
  }, [look]);
  useEffect(() => () => linkLookTheme(undefined), []);
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
    </>
  );
}
