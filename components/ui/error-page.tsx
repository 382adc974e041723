import type { ReactNode } from 'react';
import styles from './error-page.module.css';

interface ErrorPageProps {
  status?: number;
  message?: string | undefined;
  /** Language of a non-Chinese message. */
  messageLang?: 'en' | undefined;
  /** Meaning in Chinese. */
  explanation: ReactNode;
  /** Links and buttons. */
  children: ReactNode;
}

/** Layout of error pages: 404, 500, 503. */
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
