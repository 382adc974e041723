import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawing';
import recipes from '@/styles/recipes.module.css';
import styles from './error-page.module.css';

interface ErrorPageProps {
  status?: number;
  drawing?: DrawingName;
  message?: string | undefined;
  messageLang?: 'en' | undefined;
  explanation: ReactNode;
  children: ReactNode;
}

export function ErrorPage({
  status = 500,
  drawing = 'failed',
  message,
  messageLang,
  explanation,
  children,
}: ErrorPageProps) {
  return (
    <div className={styles.page}>
      <Drawing of={drawing} />
      {/* The drawing of a missing page says its own. */}
      {drawing !== 'missing' && (
        <p className={`${recipes.eyebrow} ${styles.status}`} aria-hidden>
          {status}
        </p>
      )}
      <h1 className={styles.message} lang={message === undefined ? 'en' : messageLang}>
        {message ?? 'Error'}
      </h1>
      <p className={styles.explanation}>{explanation}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
