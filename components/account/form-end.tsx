'use client';

import { Button } from '@/components/ui/button';
import styles from './account-form.module.css';

interface FormEndProps {
  /** Why the last try failed; '' for none. */
  failure: string;
  filled: boolean;
  pending: boolean;
  label: string;
}

/** The end of a form of the account: what went wrong, and its button. */
export function FormEnd({ failure, filled, pending, label }: FormEndProps) {
  return (
    <>
      <p className={styles.error} role="alert">
        {failure}
      </p>
      <Button variant="primary" type="submit" className={styles.submit} disabled={!filled} pending={pending}>
        {pending ? '提交中…' : label}
      </Button>
    </>
  );
}
