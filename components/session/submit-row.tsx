'use client';

import { Button } from '@/components/ui/button';
import styles from './login-dialog.module.css';

interface SubmitRowProps {
  /** Why the last try failed; may be empty. */
  error: string;
  filled: boolean;
  pending: boolean;
  label: string;
}

/** The end of every form: what went wrong, and the button. */
export function SubmitRow({ error, filled, pending, label }: SubmitRowProps) {
  return (
    <>
      <p className={styles.error} role="alert">
        {error}
      </p>
      <Button variant="primary" type="submit" className={styles.submit} disabled={!filled} pending={pending}>
        {pending ? `${label}中…` : label}
      </Button>
    </>
  );
}
