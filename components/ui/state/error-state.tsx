'use client';

import { Button } from '@/components/ui/button';
import { Drawing } from './drawing';
import { sentenceOf } from '@/lib/http/api-error';
import { forgetUnknownCalls } from '@/lib/http/unknown-calls';
import styles from './error-state.module.css';

interface ErrorStateProps {
  message?: string | undefined;
  /** The thrown error: the API's sentence replaces `message`. */
  error?: unknown;
  onRetry: () => void;
  pending?: boolean;
}

export function ErrorState({ message = '加载失败，请稍后重试', error, onRetry, pending = false }: ErrorStateProps) {
  const handleRetry = () => {
    forgetUnknownCalls();
    onRetry();
  };
  return (
    <div className={styles.state} role="alert">
      <Drawing of="failed" small />
      <p>{sentenceOf(error) ?? message}</p>
      <Button size="small" pending={pending} onClick={handleRetry}>
        重试
      </Button>
    </div>
  );
}
