'use client';

import { Button } from '@/components/ui/button';
import { TextField, type TextFieldProps } from '@/components/ui/text-field';
import { typedEmail } from '@/lib/utils/typed-code';
import { useEmailCode } from './use-email-code';
import styles from './account-form.module.css';

interface EmailCodeFieldProps extends TextFieldProps {
  address: () => Promise<string | undefined>;
  onRefused: (message: string) => void;
}

export function EmailCodeField({ address, onRefused, ...field }: EmailCodeFieldProps) {
  const { send, remaining, pending } = useEmailCode({ onRefused });
  const handleSend = async () => {
    const email = await address();
    if (email !== undefined) send(typedEmail(email));
  };
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="one-time-code"
      beside={
        <Button className={styles.send} disabled={remaining > 0} pending={pending} onClick={() => void handleSend()}>
          {remaining > 0 ? `${remaining} 秒后重发` : '获取验证码'}
        </Button>
      }
    />
  );
}
