import type { ReactNode } from 'react';
import { MemberOnly } from '@/components/session/member-only';
import { EditorHeader } from './editor-header';
import styles from './write-center.module.css';

/** The page of an editor that is not open: a message under its header. */
export const EditorMessage = ({ children }: { children: ReactNode }) => (
  <>
    <EditorHeader>
      <span className={styles.space} />
    </EditorHeader>
    <main className={styles.message}>{children}</main>
  </>
);

/** What a visitor sees of an editor: the login over an empty page. */
export const EditorLogin = ({ message }: { message: string }) => (
  <EditorMessage>
    <MemberOnly message={message}>{null}</MemberOnly>
  </EditorMessage>
);
