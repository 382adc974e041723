import type { ReactNode } from 'react';
import styles from './error-page.module.css';

interface ErrorPageProps {
  status?: number;
  message?: string | undefined;
  /** In the reader's language, what it means. */
  explanation: string;
  /** The ways on. */
  children: ReactNode;
}

/** Stands in the place of a page that cannot be shown. */
export function ErrorPage({ status = 500, message = 'Error', explanation, children }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      <p className={styles.status} aria-hidden>
        {status}
      </p>
      <h1 className={styles.message}>{message}</h1>
      <p className={styles.explanation}>{explanation}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
