'use client';

import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Dialog } from '@/components/ui/layer/dialog';
import { useZodForm } from '@/hooks/ui/use-zod-form';
import { closeLogin, isBinding, useLoginGate, type LoginMode } from '@/lib/domain/session/login-gate';
import { LOGIN_FORMS, type LoginValues } from '@/lib/domain/session/login-forms';
import { COOKIES_NEEDED, keepsCookies } from '@/lib/domain/session/start-session';
import { focusContent } from '@/lib/browser/focus-content';
import { sessionToken } from '@/lib/http/token';
import { EmailLogin } from './email-login';
import styles from './login-dialog.module.css';
import { LoginReasons } from './login-reasons';
import { ModeLinks } from './mode-links';
import { BindUsernameForm, RegisterForm } from './new-credentials-form';
import { PasswordLogin } from './password-login';
import { WechatLogin } from './wechat-login';

const WIDTH = 380;
const WIDTH_WITH_REASONS = 760;

const TITLES: Readonly<Record<LoginMode, string>> = {
  password: '登录',
  register: '注册',
  email: '邮箱登录',
  wechat: '微信扫码登录',
  'bind-username': '绑定用户名',
  'bind-wechat': '绑定微信',
};

const BODIES: Readonly<Record<LoginMode, (form: LoginForm) => ReactNode>> = {
  password: (form) => <PasswordLogin form={form} />,
  register: (form) => <RegisterForm form={form} />,
  email: (form) => <EmailLogin form={form} />,
  wechat: () => <WechatLogin key="login" purpose="login" />,
  'bind-username': (form) => <BindUsernameForm form={form} />,
  'bind-wechat': () => <WechatLogin key="bind" purpose="bind" />,
};

type QrMode = 'wechat' | 'bind-wechat';
const isQr = (mode: LoginMode): mode is QrMode => mode === 'wechat' || mode === 'bind-wechat';

const rulesOf = (mode: LoginMode) => LOGIN_FORMS[isQr(mode) ? 'password' : mode];

export type LoginForm = ReturnType<typeof useZodForm<LoginValues>>;

interface LoginDialogProps {
  notice: string;
}

export function LoginDialog({ notice }: LoginDialogProps) {
  const mode = useLoginGate((gate) => gate.mode);
  const recovering = useLoginGate((gate) => gate.recovering);
  const form = useZodForm<LoginValues>({
    ...rulesOf(mode),
    checkOnBlur: 'filled',
    defaultValues: {
      username: '',
      email: '',
      ...useLoginGate.getState().typed,
      password: '',
      confirmPassword: '',
      code: '',
    },
  });
  const { getValues, reset } = form;
  const [isBlocked] = useState(() => !keepsCookies());
  const blockedNote = useRef<HTMLParagraphElement>(null);
  /** Without cookies nothing is sent: the answer would blame the password. */
  const handleBlockedPress = (event: MouseEvent) => {
    if (!isBlocked || !(event.target instanceof Element) || !event.target.closest('button')) return;
    event.preventDefault();
    event.stopPropagation();
    blockedNote.current?.focus();
  };

  // Values survive a change of mode, except the code, which belongs to one captcha or e-mail.
  useEffect(() => reset({ ...getValues(), code: '' }, { keepFieldsRef: true }), [mode, getValues, reset]);

  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [mode]);
  // The opener may be gone, as the login button is.
  useEffect(() => () => void setTimeout(focusContent), []);

  // Name and address survive closing, until a login or logout.
  useEffect(() => {
    const before = sessionToken();
    return () => {
      const { username, email } = getValues();
      useLoginGate.setState({ typed: sessionToken() === before ? { username, email } : {} });
    };
  }, [getValues]);

  return (
    <Dialog
      title={recovering ? '找回密码' : TITLES[mode]}
      {...(isBinding(mode) ? { width: WIDTH } : { width: WIDTH_WITH_REASONS, aside: <LoginReasons /> })}
      onClose={closeLogin}
    >
      {notice && <p className={styles.notice}>{notice}</p>}
      {isBlocked && (
        <p className={styles.notice} role="alert" tabIndex={-1} ref={blockedNote}>
          {COOKIES_NEEDED}
        </p>
      )}
      <div ref={body} onClickCapture={handleBlockedPress}>
        {!(isBlocked && isQr(mode)) && BODIES[mode](form)}
      </div>
      {!isBinding(mode) && <ModeLinks mode={mode} />}
    </Dialog>
  );
}
