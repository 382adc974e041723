'use client';

import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { useEmailCode } from '@/hooks/session/use-email-code';
import styles from './email-code-field.module.css';

interface EmailCodeFieldProps {
  /** Where the code is sent. */
  email: string;
  defaultValue?: string;
  error?: string | undefined;
}

/** The six digits that were sent by e-mail, and the way to have them sent. */
export function EmailCodeField({ email, defaultValue, error }: EmailCodeFieldProps) {
  const { send, remaining, pending, error: refusal } = useEmailCode(email);
  return (
    <TextField
      label="验证码"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      defaultValue={defaultValue}
      error={error ?? (refusal === '' ? undefined : refusal)}
      beside={
        <Button className={styles.send} disabled={remaining > 0} pending={pending} onClick={send}>
          {remaining > 0 ? `${remaining} 秒后重发` : '获取验证码'}
        </Button>
      }
    />
  );
}
