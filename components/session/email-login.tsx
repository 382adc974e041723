'use client';

import { EmailCodeField } from '@/components/account/email-code-field';
import { FormEnd } from '@/components/ui/form-end';
import { TextField } from '@/components/ui/text-field';
import { useEmailLogin } from '@/hooks/session/use-login';
import styles from './login-dialog.module.css';
import type { LoginForm } from './login-dialog';

export function EmailLogin({ form }: { form: LoginForm }) {
  const { run, pending } = useEmailLogin({ onFailed: (error) => form.refuse(error) });
  return (
    <form className={styles.form} {...form.props} onSubmit={(event) => form.submit(event, run, pending)}>
      <div className={styles.fields}>
        <TextField {...form.field('email')} type="email" inputMode="email" autoComplete="email" data-autofocus />
        <EmailCodeField
          {...form.field('code')}
          address={() => form.valid('email')}
          onRefused={(message) => form.setError('code', { message })}
        />
      </div>
      <FormEnd failure={form.failure} filled={form.filled} pending={pending} label="登录" pendingLabel="登录中…" />
    </form>
  );
}
