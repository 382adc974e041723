'use client';

import { useEffect, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useComposition } from '@/hooks/ui/use-composition';
import { closeLogin, useLoginGate, type LoginMode } from '@/lib/domain/session/store';
import { sessionToken } from '@/lib/http/token';
import { BindUsernameForm } from './bind-username-form';
import { EmailLogin } from './email-login';
import styles from './login-dialog.module.css';
import { ModeLinks } from './mode-links';
import { PasswordLogin } from './password-login';
import { RegisterForm } from './register-form';
import { forgetTyped, recallTyped, rememberTyped, TypedContext } from './typed';

const WIDTH = 380;

const WechatLogin = lazyPart(async () => (await import('./wechat-login')).WechatLogin, {
  onFail: 'retry',
  fallback: <Skeleton height={240} />,
});

const TITLES: Readonly<Record<LoginMode, string>> = {
  password: '登录',
  register: '注册',
  email: '邮箱登录',
  wechat: '微信扫码登录',
  'bind-username': '绑定用户名',
  'bind-wechat': '绑定微信',
};

const BODIES: Readonly<Record<LoginMode, () => ReactNode>> = {
  password: () => <PasswordLogin />,
  register: () => <RegisterForm />,
  email: () => <EmailLogin />,
  wechat: () => <WechatLogin key="login" purpose="login" />,
  'bind-username': () => <BindUsernameForm />,
  'bind-wechat': () => <WechatLogin key="bind" purpose="bind" />,
};

const isBinding = (mode: LoginMode) => mode === 'bind-username' || mode === 'bind-wechat';

interface LoginDialogProps {
  /** Why the login is asked for; may be empty. */
  notice: string;
}

/** Every way in, and what a member binds to their account. */
export function LoginDialog({ notice }: LoginDialogProps) {
  const mode = useLoginGate((gate) => gate.mode);
  const [typed] = useState(recallTyped);
  useEffect(() => {
    const before = sessionToken();
    return () => {
      if (sessionToken() !== before) forgetTyped();
    };
  }, []);
  const handleInput = ({ target }: FormEvent) => {
    // A code belongs to its picture, or to its mail.
    if (!(target instanceof HTMLInputElement) || target.name === 'code') return;
    typed.set(target.name, target.value);
    rememberTyped(typed);
  };
  const { compositionProps, isComposing } = useComposition();
  const handleKeyDown = (event: KeyboardEvent) => {
    // That Enter ends a word of the input method, and submits nothing.
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
  };
  return (
    <Dialog title={TITLES[mode]} width={WIDTH} onClose={closeLogin}>
      {notice && <p className={styles.notice}>{notice}</p>}
      <TypedContext value={typed}>
        <div onInput={handleInput} onKeyDown={handleKeyDown} {...compositionProps}>
          {BODIES[mode]()}
        </div>
      </TypedContext>
      {!isBinding(mode) && <ModeLinks mode={mode} />}
    </Dialog>
  );
}
