'use client';

import { FormEnd } from '@/components/ui/form/form-end';
import { PasswordField } from '@/components/ui/form/password-field';
import { TextField } from '@/components/ui/form/text-field';
import { useCaptcha } from './use-captcha';
import { useBindUsername, useRegister } from './use-register';
import type { LoginValues } from '@/lib/domain/session/login-forms';
import { CaptchaField } from './captcha-field';
import styles from './login-dialog.module.css';
import { PasswordStrength } from './password-strength';
import type { LoginForm } from './login-dialog';

interface NewCredentialsFormProps {
  form: LoginForm;
  label: string;
  useSubmit: (options: { onFailed: (error: Error) => void }) => {
    run: (credentials: LoginValues) => void;
    pending: boolean;
  };
}

function NewCredentialsForm({ form, label, useSubmit }: NewCredentialsFormProps) {
  const captcha = useCaptcha();
  const { run, pending } = useSubmit({
    onFailed: (error) => {
      form.refuse(error, 'code');
      void captcha.renew();
    },
  });
  return (
    <form className={styles.form} {...form.props} onSubmit={(event) => form.submit(event, run, pending)}>
      <div className={styles.fields}>
        <TextField
          {...form.field('username')}
          autoComplete="username"
          hint="5 到 16 位英文字符、数字或@"
          data-autofocus
        />
        <div className={styles.pair}>
          <PasswordField
            {...form.field('password', { deps: 'confirmPassword' })}
            autoComplete="new-password"
            hint={<PasswordStrength password={form.values.password} />}
          />
          <PasswordField {...form.field('confirmPassword')} autoComplete="new-password" />
        </div>
        <CaptchaField {...form.field('code')} captcha={captcha} />
      </div>
      <FormEnd
        failure={form.failure}
        filled={form.filled}
        pending={pending}
        label={label}
        pendingLabel={`${label}中…`}
      />
    </form>
  );
}

export const RegisterForm = ({ form }: { form: LoginForm }) => (
  <NewCredentialsForm form={form} label="注册" useSubmit={useRegister} />
);

export const BindUsernameForm = ({ form }: { form: LoginForm }) => (
  <NewCredentialsForm form={form} label="绑定" useSubmit={useBindUsername} />
);
