'use client';

import { useRegister } from '@/hooks/session/use-register';
import { switchLogin } from '@/lib/domain/session/store';
import { NewCredentialsForm } from './new-credentials-form';

/** The account is there, but the login after it failed: the password login finds the fields filled. */
const useSubmit = ({ onFailed }: { onFailed: () => void }) =>
  useRegister({ onFailed, onRegistered: () => switchLogin('password') });

export const RegisterForm = () => <NewCredentialsForm label="注册" useSubmit={useSubmit} />;
