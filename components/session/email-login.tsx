'use client';

import { useState, type FormEvent } from 'react';
import { EmailCodeField } from '@/components/account/email-code-field';
import { TextField } from '@/components/ui/text-field';
import { useEmailLogin } from '@/hooks/session/use-login';
import { isFilled } from '@/lib/domain/session/utils';
import { isEmail } from '@/lib/utils/email';
import styles from './login-dialog.module.css';
import { SubmitRow } from './submit-row';
import { useTyped } from './typed';
import { useFields } from './use-fields';

export function EmailLogin() {
  const typed = useTyped();
  const { form, fields, filled, read } = useFields(['email', 'code']);
  const [problem, setProblem] = useState('');
  const { run, pending, error } = useEmailLogin();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const typedNow = read();
    if (pending || !isFilled(typedNow)) return;
    if (isEmail(typedNow.email)) run(typedNow);
    else setProblem('邮箱格式不正确');
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit} onInput={() => setProblem('')}>
      <TextField
        label="邮箱"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={typed.get('email')}
        error={problem === '' ? undefined : problem}
        data-autofocus
      />
      <EmailCodeField email={fields.email} />
      <SubmitRow error={error} filled={filled} pending={pending} label="登录" />
    </form>
  );
}
