'use client';

import { useState } from 'react';
import { Popover } from '@/components/ui/layer/popover';
import type { ListedText } from '@/lib/domain/reading-list/reading-list';
import { LazyReadingPanel } from './reading-panel.lazy';
import styles from './reading-settings.module.css';

interface ReadingSettingsProps {
  text: ListedText;
  buttonClass?: string | undefined;
}

export function ReadingSettings({ text, buttonClass = '' }: ReadingSettingsProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      label="阅读设置"
      trigger={<b aria-hidden>Aa</b>}
      triggerClass={buttonClass}
      panelClass={styles.panel}
      onOpen={() => setOpened(true)}
    >
      {opened && <LazyReadingPanel text={text} />}
    </Popover>
  );
}
