'use client';

import { KeyRound, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrandMark } from '@/components/ui/brand-mark';
import { leaveForProvider } from '@/lib/domain/oauth/leave-for-provider';
import { OAUTH_PROVIDERS, PROVIDER_LABELS } from '@/lib/domain/oauth/providers';
import { recoverPassword, switchLogin, type LoginMode } from '@/lib/domain/session/login-gate';
import styles from './mode-links.module.css';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

const WAYS = [
  { mode: 'password', label: '密码登录', icon: <KeyRound {...ICON} /> },
  { mode: 'email', label: '邮箱登录', icon: <Mail {...ICON} /> },
  { mode: 'wechat', label: '微信登录', icon: <BrandMark of="wechat" /> },
] as const;

export function ModeLinks({ mode }: { mode: LoginMode }) {
  const registering = mode === 'register';
  return (
    <div className={styles.modes}>
      <p className={styles.account}>
        <span>{registering ? '已有账号？' : '还没有账号？'}</span>
        <button type="button" onClick={() => switchLogin(registering ? 'password' : 'register')}>
          {registering ? '去登录' : '立即注册'}
        </button>
        {mode === 'password' && (
          <button type="button" className={styles.forgotten} onClick={recoverPassword}>
            忘记密码？
          </button>
        )}
      </p>
      <p className={styles.heading}>其他登录方式</p>
      <ul className={styles.ways} aria-label="其他登录方式">
        {WAYS.map((way) => (
          <Way key={way.mode} {...way} current={way.mode === mode} onClick={() => switchLogin(way.mode)} />
        ))}
        {OAUTH_PROVIDERS.map((provider) => (
          <Way
            key={provider}
            label={PROVIDER_LABELS[provider]}
            icon={<BrandMark of={provider} />}
            onClick={() => leaveForProvider(provider)}
          />
        ))}
      </ul>
    </div>
  );
}

interface WayProps {
  label: string;
  icon: ReactNode;
  current?: boolean;
  onClick: () => void;
}

const Way = ({ label, icon, current = false, onClick }: WayProps) => (
  <li>
    <button type="button" aria-current={current || undefined} onClick={onClick}>
      <span className={styles.icon}>{icon}</span>
      {label}
    </button>
  </li>
);
