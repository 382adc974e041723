'use client';

import { useState } from 'react';
import { Dialog } from '@/components/ui/layer/dialog';
import { FormEnd } from '@/components/ui/form/form-end';
import { PasswordField } from '@/components/ui/form/password-field';
import { TextField } from '@/components/ui/form/text-field';
import { useUpdatePassword } from './use-update-password';
import { useZodForm } from '@/hooks/ui/use-zod-form';
import { BY_EMAIL, BY_OLD_PASSWORD, FIRST_TIME, type PasswordMode } from '@/lib/domain/account/password-mode';
import { PASSWORD_SCHEMAS } from '@/lib/domain/account/schema';
import type { SessionUser } from '@/lib/domain/session/schema';
import styles from './account-form.module.css';
import { EmailCodeField } from './email-code-field';
import { RecoverySteps } from './recovery-steps';

const WIDTH = 420;
const LABELS = {
  email: '邮箱',
  code: '验证码',
  oldPassword: '旧密码',
  newPassword: '新密码',
  confirmPassword: '确认密码',
};

interface PasswordDialogProps {
  user: SessionUser;
  /** Password recovery: begins with an e-mailed code. */
  forgotten?: boolean;
  onClose: () => void;
}

/** Sets or changes the password, by the old one or an e-mailed code; typed values survive switching. */
export function PasswordDialog({ user, forgotten = false, onClose }: PasswordDialogProps) {
  // Whether there is a password may be unknown: then both ways are offered.
  const known = forgotten ? BY_EMAIL : BY_OLD_PASSWORD;
  const [mode, setMode] = useState<PasswordMode>(user.bindPassword === false ? FIRST_TIME : known);
  const form = useZodForm({
    schema: PASSWORD_SCHEMAS[mode],
    labels: LABELS,
    checkOnBlur: 'filled',
    defaultValues: { email: user.email, code: '', oldPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { run, pending } = useUpdatePassword(mode, { onDone: onClose, onFail: (error) => form.refuse(error) });
  const other = mode === BY_EMAIL ? BY_OLD_PASSWORD : BY_EMAIL;
  const handleSwitch = () => {
    setMode(other);
    form.reset(form.getValues(), { keepFieldsRef: true });
  };
  return (
    <Dialog title={mode === FIRST_TIME ? '设置密码' : '修改密码'} width={WIDTH} onClose={onClose}>
      {forgotten && mode === BY_EMAIL && <RecoverySteps current={2} />}
      <form className={styles.form} {...form.props} onSubmit={(event) => form.submit(event, run, pending)}>
        <input type="text" autoComplete="username" value={user.username || user.email} readOnly hidden />
        {mode === BY_EMAIL && (
          <>
            <TextField {...form.field('email')} type="email" autoComplete="email" />
            <EmailCodeField
              {...form.field('code')}
              address={() => form.valid('email')}
              onRefused={(message) => form.setError('code', { message })}
            />
          </>
        )}
        {mode === BY_OLD_PASSWORD && (
          <PasswordField {...form.field('oldPassword')} autoComplete="current-password" data-autofocus />
        )}
        <PasswordField
          {...form.field('newPassword', { deps: 'confirmPassword' })}
          autoComplete="new-password"
          data-autofocus={mode === FIRST_TIME || undefined}
        />
        <PasswordField {...form.field('confirmPassword')} autoComplete="new-password" />
        <FormEnd failure={form.failure} filled={form.filled} pending={pending} label="确定" pendingLabel="提交中…" />
      </form>
      {mode !== FIRST_TIME && (
        <p className={styles.switch}>
          {user.email === '' && mode === BY_OLD_PASSWORD ? (
            '忘记旧密码？绑定邮箱后可以用邮箱验证码修改'
          ) : (
            <button type="button" onClick={handleSwitch}>
              {other === BY_EMAIL ? '使用邮箱验证码修改' : '使用旧密码修改'}
            </button>
          )}
        </p>
      )}
    </Dialog>
  );
}
