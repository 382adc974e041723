'use client';

import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { BY_EMAIL, BY_OLD_PASSWORD, FIRST_TIME } from '@/lib/domain/account/constants';
import { passwordModeOf } from '@/lib/domain/account/utils';
import type { SessionUser } from '@/lib/domain/session/schema';
import { PasswordForm } from './password-form';
import styles from './account-form.module.css';

const WIDTH = 420;

interface PasswordDialogProps {
  user: SessionUser;
  onClose: () => void;
}

/** Sets the first password, or changes it by the old one or by a code; what is typed stays when the way changes. */
export function PasswordDialog({ user, onClose }: PasswordDialogProps) {
  const [mode, setMode] = useState(() => passwordModeOf(user));
  const other = mode === BY_EMAIL ? BY_OLD_PASSWORD : BY_EMAIL;
  return (
    <Dialog title={mode === FIRST_TIME ? '设置密码' : '修改密码'} width={WIDTH} onClose={onClose}>
      <PasswordForm mode={mode} user={user} onDone={onClose} />
      {mode !== FIRST_TIME && (
        <p className={styles.switch}>
          {user.email === '' && mode === BY_OLD_PASSWORD ? (
            '忘记旧密码？绑定邮箱后可以用邮箱验证码修改'
          ) : (
            <button type="button" onClick={() => setMode(other)}>
              {other === BY_EMAIL ? '使用邮箱验证码修改' : '使用旧密码修改'}
            </button>
          )}
        </p>
      )}
    </Dialog>
  );
}
