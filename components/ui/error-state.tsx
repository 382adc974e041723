'use client';

import { Button } from '@/components/ui/button';
import styles from './error-state.module.css';

interface ErrorStateProps {
  /** What happened, for the reader. */
  message?: string;
  onRetry: () => void;
  /** The retry is pending. */
  pending?: boolean;
}

/** A block that failed to load, with a retry button. */
export function ErrorState({ message = '加载失败，请稍后重试', onRetry, pending = false }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <p>{message}</p>
      <Button size="small" pending={pending} onClick={onRetry}>
        重试
      </Button>
    </div>
  );
}
