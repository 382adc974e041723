'use client';

import { KeyRound, Mail, QrCode } from 'lucide-react';
import { OAUTH_PROVIDERS, PROVIDER_LABELS } from '@/lib/domain/oauth/constants';
import { leaveForProvider } from '@/hooks/session/leave-for-provider';
import { switchLogin, type LoginMode } from '@/lib/domain/session/store';
import styles from './login-dialog.module.css';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

const WAYS = [
  { mode: 'password', label: '密码登录', Icon: KeyRound },
  { mode: 'email', label: '邮箱登录', Icon: Mail },
  { mode: 'wechat', label: '微信登录', Icon: QrCode },
] as const;

/** Links to the other login modes. */
export function ModeLinks({ mode }: { mode: LoginMode }) {
  const registering = mode === 'register';
  return (
    <div className={styles.modes}>
      <p>
        {registering ? '已有账号？' : '还没有账号？'}
        <button type="button" onClick={() => switchLogin(registering ? 'password' : 'register')}>
          {registering ? '去登录' : '立即注册'}
        </button>
      </p>
      <ul aria-label="其他登录方式">
        {WAYS.filter((way) => way.mode !== mode).map(({ mode: other, label, Icon }) => (
          <li key={other}>
            <button type="button" onClick={() => switchLogin(other)}>
              <Icon {...ICON} />
              {label}
            </button>
          </li>
        ))}
        {OAUTH_PROVIDERS.map((provider) => (
          <li key={provider}>
            <button type="button" onClick={() => leaveForProvider(provider)}>
              {PROVIDER_LABELS[provider]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
