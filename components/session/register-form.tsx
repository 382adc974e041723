'use client';

import { useRegister } from '@/hooks/session/use-register';
import { switchLogin } from '@/lib/domain/session/store';
import { showToast } from '@/lib/browser/toast-store';
import { NewCredentialsForm } from './new-credentials-form';

/** The account is there, but the login after it failed: the password login finds the fields filled. */
const useSubmit = ({ onFailed }: { onFailed: () => void }) =>
  useRegister({
    onFailed,
    onRegistered: () => {
      switchLogin('password');
      showToast('自动登录失败，请手动登录', 'failed');
    },
  });

export const RegisterForm = () => <NewCredentialsForm label="注册" useSubmit={useSubmit} />;
