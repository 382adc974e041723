'use client';

import { EmailCodeField } from '@/components/account/email-code-field';
import { RecoverySteps } from '@/components/account/recovery-steps';
import { FormEnd } from '@/components/ui/form/form-end';
import { TextField } from '@/components/ui/form/text-field';
import { useEmailLogin } from './use-login';
import { useLoginGate } from '@/lib/domain/session/login-gate';
import styles from './login-dialog.module.css';
import type { LoginForm } from './login-dialog';

export function EmailLogin({ form }: { form: LoginForm }) {
  const { run, pending } = useEmailLogin({ onFailed: (error) => form.refuse(error) });
  const recovering = useLoginGate((gate) => gate.recovering);
  return (
    <form className={styles.form} {...form.props} onSubmit={(event) => form.submit(event, run, pending)}>
      <div className={styles.fields}>
        {recovering && (
          <>
            <RecoverySteps current={1} />
            <p className={styles.hint}>没有绑定邮箱？先用下面的其他方式登录，绑定邮箱后再修改密码</p>
          </>
        )}
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
