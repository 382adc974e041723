import type { ReactNode } from 'react';
import styles from './error-page.module.css';

interface ErrorPageProps {
  status?: number;
  message?: string | undefined;
  /** What it means, in Chinese. */
  explanation: string;
  /** Links and buttons. */
  children: ReactNode;
}

/** The layout of error pages: 404, 500, 503. */
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
