'use client';

import { useState, type FormEvent } from 'react';
import { PasswordField } from '@/components/ui/password-field';
import { TextField } from '@/components/ui/text-field';
import { useCaptcha } from '@/hooks/session/use-captcha';
import { credentialProblems, isFilled, type NewCredentials } from '@/lib/domain/session/utils';
import { CaptchaField } from './captcha-field';
import styles from './login-dialog.module.css';
import { SubmitRow } from './submit-row';
import { useTyped } from './typed';
import { useFields } from './use-fields';

interface NewCredentialsFormProps {
  /** Says what the button does. */
  label: string;
  useSubmit: (options: { onFailed: () => void }) => {
    run: (credentials: NewCredentials) => void;
    pending: boolean;
    error: string;
  };
}

/** A username and a password that are to be an account's: to register, or for an account without them. */
export function NewCredentialsForm({ label, useSubmit }: NewCredentialsFormProps) {
  const typed = useTyped();
  const { form, filled, read, clear } = useFields(['username', 'password', 'confirmPassword', 'code']);
  const [problems, setProblems] = useState<ReturnType<typeof credentialProblems>>({});
  const captcha = useCaptcha();
  const { run, pending, error } = useSubmit({
    onFailed: () => {
      clear('code');
      void captcha.renew();
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const credentials = read();
    if (pending || !isFilled(credentials)) return;
    const found = credentialProblems(credentials);
    setProblems(found);
    if (Object.keys(found).length === 0) run(credentials);
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit} onInput={() => setProblems({})}>
      <TextField
        label="用户名"
        name="username"
        autoComplete="username"
        defaultValue={typed.get('username')}
        error={problems.username}
        hint="5 到 16 位英文字符、数字或@"
        data-autofocus
      />
      <PasswordField label="密码" name="password" autoComplete="new-password" defaultValue={typed.get('password')} />
      <PasswordField
        label="确认密码"
        name="confirmPassword"
        autoComplete="new-password"
        defaultValue={typed.get('confirmPassword')}
        error={problems.confirmPassword}
      />
      <CaptchaField captcha={captcha} />
      <SubmitRow error={error} filled={filled} pending={pending} label={label} />
    </form>
  );
}
