'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import type { RowSubject } from '@/lib/browser/row-menu';
import { findMute } from '@/lib/domain/mute/muting';
import { mutes } from '@/lib/domain/mute/mutes';
import { isolated } from '@/lib/utils/direction';
import { unmute } from './undoable-mute';
import styles from './muted-row.module.css';

interface MutedRowProps {
  subject: RowSubject;
  reason: string;
  day: ReactNode;
  children: ReactNode;
}

export function MutedRow({ subject, reason, day, children }: MutedRowProps) {
  const [shown, setShown] = useState(false);
  const handleUnmute = (button: HTMLElement) => {
    const muted = findMute(mutes.get() ?? [], subject);
    focusNeighbour(button);
    if (muted) unmute(muted);
  };
  return (
    <>
      <article className={styles.muted} aria-label={`已屏蔽：${isolated(reason)}`}>
        {!shown && day}
        <p className={styles.reason}>
          已屏蔽：<bdi>{reason}</bdi>
        </p>
        <Button variant="quiet" size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? '收起' : '显示'}
        </Button>
        <Button variant="quiet" size="small" onClick={({ currentTarget }) => handleUnmute(currentTarget)}>
          取消屏蔽
        </Button>
      </article>
      {shown && children}
    </>
  );
}
