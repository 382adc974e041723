import type { ReactNode } from 'react';
import { MemberOnly } from '@/components/session/member-only';
import { DocumentHeader } from './document-header';
import styles from './document-page.module.css';

export const DocumentMessage = ({ children }: { children: ReactNode }) => (
  <>
    <DocumentHeader>
      <span className={styles.space} />
    </DocumentHeader>
    <main className={styles.message}>{children}</main>
  </>
);

export const DocumentLogin = ({ message }: { message: string }) => (
  <DocumentMessage>
    <MemberOnly message={message}>{null}</MemberOnly>
  </DocumentMessage>
);
