'use client';

import type { ReactNode } from 'react';
import { AccountSlot } from '@/components/document/account-slot';
import { SessionSlot } from './session-slot';
import { LazySiteExtras } from './site-extras.lazy';
import styles from './document-frame.module.css';

const account = <SessionSlot />;

/** Layout of an editor's page: full window, without header and footer, with toasts and dialogs. */
export function DocumentFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <AccountSlot value={account}>{children}</AccountSlot>
      <LazySiteExtras />
    </div>
  );
}
