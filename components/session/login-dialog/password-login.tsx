'use client';

import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { useCaptcha } from '@/hooks/session/use-captcha';
import { useLogin, type Credentials } from '@/hooks/session/use-login';
import { CaptchaPicture } from './captcha-picture';
import { PasswordField } from './password-field';
import styles from './login-dialog.module.css';

/** Read from the fields themselves, because a password manager fills them without telling. */
function readForm(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  const field = (name: keyof Credentials) => String(data.get(name) ?? '');
  return { username: field('username').trim(), password: field('password'), code: field('code').trim() };
}

const isComplete = (credentials: Credentials) => Object.values(credentials).every((value) => value !== '');

export function PasswordLogin() {
  const form = useRef<HTMLFormElement>(null);
  const [complete, setComplete] = useState(false);
  const captcha = useCaptcha();
  const { login, pending, error } = useLogin({
    onFailed: () => {
      const code = form.current?.elements.namedItem('code');
      if (code instanceof HTMLInputElement) {
        code.value = '';
        code.focus();
      }
      setComplete(false);
      void captcha.renew();
    },
  });

  const handleInput = () => setComplete(form.current !== null && isComplete(readForm(form.current)));
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const credentials = readForm(event.currentTarget);
    if (!pending && isComplete(credentials)) login(credentials);
  };

  return (
    <form ref={form} className={styles.form} onSubmit={handleSubmit} onInput={handleInput}>
      <label className={styles.field}>
        用户名或邮箱
        <input name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} data-autofocus />
      </label>
      <PasswordField />
      <div className={styles.captcha}>
        <label className={styles.field}>
          验证码
          <input name="code" autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={8} />
        </label>
        <CaptchaPicture {...captcha} />
      </div>
      <p className={styles.error} role="alert">
        {error}
      </p>
      <Button variant="primary" type="submit" className={styles.submit} disabled={!complete} pending={pending}>
        {pending ? '登录中…' : '登录'}
      </Button>
    </form>
  );
}
