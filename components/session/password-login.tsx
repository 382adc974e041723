'use client';

import { FormEnd } from '@/components/ui/form/form-end';
import { PasswordField } from '@/components/ui/form/password-field';
import { TextField } from '@/components/ui/form/text-field';
import { useCaptcha } from './use-captcha';
import { useLogin } from './use-login';
import { CaptchaField } from './captcha-field';
import styles from './login-dialog.module.css';
import type { LoginForm } from './login-dialog';

export function PasswordLogin({ form }: { form: LoginForm }) {
  const captcha = useCaptcha();
  const { run, pending } = useLogin({
    onFailed: (error) => {
      form.refuse(error, 'code');
      void captcha.renew();
    },
  });
  return (
    <form className={styles.form} {...form.props} onSubmit={(event) => form.submit(event, run, pending)}>
      <div className={styles.fields}>
        <TextField {...form.field('username')} autoComplete="username" data-autofocus />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <CaptchaField {...form.field('code')} captcha={captcha} />
      </div>
      <FormEnd failure={form.failure} filled={form.filled} pending={pending} label="登录" pendingLabel="登录中…" />
    </form>
  );
}
