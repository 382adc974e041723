import type { ReactNode } from 'react';
import styles from './error-page.module.css';

interface ErrorPageProps {
  status?: number;
  message?: string | undefined;
  messageLang?: 'en' | undefined;
  explanation: ReactNode;
  children: ReactNode;
}

export function ErrorPage({ status = 500, message, messageLang, explanation, children }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      <p className={styles.status} aria-hidden>
        {status}
      </p>
      <h1 className={styles.message} lang={message === undefined ? 'en' : messageLang}>
        {message ?? 'Error'}
      </h1>
      <p className={styles.explanation}>{explanation}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
