'use client';

import { useEffect, useRef } from 'react';
import { MuteEntries } from '@/components/mute/mute-entries';
import menu from '@/components/ui/menu-entry.module.css';
import { PopoverPanel } from '@/components/ui/popover-panel';
import { ROW_MENU_ID, useRowMenu } from '@/lib/browser/row-menu';
import { isolated } from '@/lib/utils/direction';
import { ReadLaterEntries } from './read-later-entries';

export function RowMenu() {
  const { subject } = useRowMenu();
  const panel = useRef<HTMLDivElement>(null);
  // The press that loaded this found no panel to open.
  useEffect(() => {
    const { opener } = useRowMenu.getState();
    if (opener?.isConnected) panel.current?.showPopover({ source: opener });
  }, []);
  if (!subject) return null;
  const { name, text } = subject;
  return (
    <PopoverPanel ref={panel} id={ROW_MENU_ID} label={`更多操作：${isolated(name)}`} className={menu.panel}>
      {text && <ReadLaterEntries text={text} />}
      <MuteEntries subject={subject} />
    </PopoverPanel>
  );
}
