'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { MuteEntries } from '@/components/mute/mute-entries';
import { PopoverPanel } from '@/components/ui/layer/popover-panel';
import { ROW_MENU_ID, useRowMenu } from '@/lib/browser/row-menu';
import { isolated } from '@/lib/utils/direction';
import { ReadLaterEntries } from '@/components/reading-list/read-later-entries';
import styles from './row-menu.module.css';

export function RowMenu() {
  const { subject, opener } = useRowMenu();
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    opener?.style.setProperty('anchor-name', '--row-menu');
    return () => void opener?.style.removeProperty('anchor-name');
  }, [opener]);
  // The press that loaded this found no panel to open.
  useEffect(() => {
    if (useRowMenu.getState().opener?.isConnected) panel.current?.showPopover();
  }, []);
  if (!subject) return null;
  const { name, text } = subject;
  return (
    <PopoverPanel ref={panel} id={ROW_MENU_ID} label={`更多操作：${isolated(name)}`} className={styles.panel}>
      {text && <ReadLaterEntries text={text} />}
      <MuteEntries subject={subject} />
    </PopoverPanel>
  );
}
