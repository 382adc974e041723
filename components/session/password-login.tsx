'use client';

import type { FormEvent } from 'react';
import { PasswordField } from '@/components/ui/password-field';
import { TextField } from '@/components/ui/text-field';
import { useCaptcha } from '@/hooks/session/use-captcha';
import { useLogin } from '@/hooks/session/use-login';
import { isFilled } from '@/lib/domain/session/utils';
import { CaptchaField } from './captcha-field';
import styles from './login-dialog.module.css';
import { SubmitRow } from './submit-row';
import { useTyped } from './typed';
import { useFields } from './use-fields';

export function PasswordLogin() {
  const typed = useTyped();
  const { form, filled, read, clear } = useFields(['username', 'password', 'code']);
  const captcha = useCaptcha();
  const { run, pending, error } = useLogin({
    onFailed: () => {
      clear('code');
      void captcha.renew();
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const credentials = read();
    if (!pending && isFilled(credentials)) run(credentials);
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
      <TextField
        label="用户名或邮箱"
        name="username"
        autoComplete="username"
        defaultValue={typed.get('username')}
        data-autofocus
      />
      <PasswordField
        label="密码"
        name="password"
        autoComplete="current-password"
        defaultValue={typed.get('password')}
      />
      <CaptchaField captcha={captcha} />
      <SubmitRow error={error} filled={filled} pending={pending} label="登录" />
    </form>
  );
}
