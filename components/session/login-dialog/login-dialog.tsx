'use client';

import { Dialog } from '@/components/ui/dialog/dialog';
import { closeLogin } from '@/lib/domain/session/store';
import { PasswordLogin } from './password-login';
import styles from './login-dialog.module.css';

const WIDTH = 380;

interface LoginDialogProps {
  /** Why the login is asked for; may be empty. */
  notice: string;
}

export function LoginDialog({ notice }: LoginDialogProps) {
  return (
    <Dialog title="登录" width={WIDTH} onClose={closeLogin}>
      {notice && <p className={styles.notice}>{notice}</p>}
      <PasswordLogin />
    </Dialog>
  );
}
