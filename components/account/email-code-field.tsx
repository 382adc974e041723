'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField, type TextFieldProps } from '@/components/ui/form/text-field';
import { useEmailCode } from './use-email-code';
import recipes from '@/styles/recipes.module.css';
import styles from './account-form.module.css';

interface EmailCodeFieldProps extends TextFieldProps {
  address: () => Promise<string | undefined>;
  onRefused: (message: string) => void;
}

export function EmailCodeField({ address, onRefused, ...field }: EmailCodeFieldProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [sent, setSent] = useState(false);
  const handleSent = () => {
    setSent(true);
    button.current?.form?.querySelector<HTMLInputElement>('[autocomplete=one-time-code]')?.focus();
  };
  const { send, remaining, pending } = useEmailCode({ onSent: handleSent, onRefused });
  const handleSend = async () => {
    if (remaining > 0) return;
    const email = await address();
    if (email !== undefined) send(email);
  };
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="one-time-code"
      beside={
        <>
          <Button
            ref={button}
            className={styles.send}
            // It keeps the focus, which a disabled button would lose.
            aria-disabled={remaining > 0 || undefined}
            pending={pending}
            onClick={() => void handleSend()}
          >
            {remaining > 0 ? `${remaining} 秒后重发` : '获取验证码'}
          </Button>
          <p className={recipes.visuallyHidden} role="status">
            {sent && remaining > 0 ? '验证码已发送，60 秒后可以重发' : ''}
          </p>
        </>
      }
    />
  );
}
