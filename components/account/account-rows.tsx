'use client';

import { KeyRound, Mail, UserRound } from 'lucide-react';
import { useState } from 'react';
import { BrandMark } from '@/components/ui/brand-mark';
import { Button } from '@/components/ui/button';
import { BINDING_LABELS, type Binding, isBound } from '@/lib/domain/account/binding';
import { NEW_PASSWORD_HASH } from '@/lib/config/routes';
import { bindProviderInWindow } from '@/lib/domain/oauth/leave-for-provider';
import { openLogin } from '@/lib/domain/session/login-gate';
import type { SessionUser } from '@/lib/domain/session/schema';
import { EmailDialog } from './email-dialog';
import { PasswordDialog } from './password-dialog';
import { UnbindDialog } from './unbind-dialog';
import { AccountRow } from './account-row';
import styles from './account-rows.module.css';

type Opened = 'email' | 'password' | 'new-password' | { unbind: Binding } | null;

const ICON = { size: 20, strokeWidth: 1.5 };
const UNKNOWN = '未知';
const orNone = (text: string) => (text === '' ? undefined : text);

export function AccountRows({ user }: { user: SessionUser }) {
  const [opened, setOpened] = useState<Opened>(() =>
    window.location.hash === NEW_PASSWORD_HASH ? 'new-password' : null,
  );
  const close = () => {
    // A reload must not open the dialog again.
    if (opened === 'new-password') window.history.replaceState(null, '', window.location.pathname);
    setOpened(null);
  };

  /** No button while the binding is unknown. */
  const binding = (kind: Binding, onBind: () => void) => {
    const bound = isBound(user, kind);
    if (bound === null) return null;
    return (
      <Button
        aria-label={`${bound ? '解绑' : '绑定'}${BINDING_LABELS[kind]}`}
        onClick={bound ? () => setOpened({ unbind: kind }) : onBind}
      >
        {bound ? '解绑' : '绑定'}
      </Button>
    );
  };

  return (
    <>
      <ul className={styles.rows}>
        <AccountRow icon={<UserRound {...ICON} />} label="用户名" value={orNone(user.username)}>
          {user.username === '' && (
            <Button aria-label="绑定用户名" onClick={() => openLogin('bind-username')}>
              绑定
            </Button>
          )}
        </AccountRow>
        <AccountRow
          icon={<KeyRound {...ICON} />}
          label="密码"
          value={user.bindPassword ? '已设置' : undefined}
          none={user.bindPassword === null ? UNKNOWN : '未设置'}
        >
          <Button onClick={() => setOpened('password')}>{user.bindPassword === false ? '设置密码' : '修改密码'}</Button>
        </AccountRow>
        <AccountRow icon={<Mail {...ICON} />} label="邮箱" value={orNone(user.email)}>
          {binding('email', () => setOpened('email'))}
        </AccountRow>
        <AccountRow
          icon={<BrandMark of="wechat" />}
          label="微信"
          value={user.bindWx ? '已绑定' : undefined}
          none={user.bindWx === null ? UNKNOWN : undefined}
        >
          {binding('weixin', () => openLogin('bind-wechat'))}
        </AccountRow>
        <AccountRow
          icon={<BrandMark of="gitee" />}
          label="Gitee"
          value={user.giteeId ? user.giteeName || '已绑定' : undefined}
          none={user.giteeId === null ? UNKNOWN : undefined}
        >
          {binding('gitee', () => bindProviderInWindow('gitee'))}
        </AccountRow>
        <AccountRow
          icon={<BrandMark of="github" />}
          label="GitHub"
          value={user.githubId ? user.githubName || '已绑定' : undefined}
          none={user.githubId === null ? UNKNOWN : undefined}
        >
          {binding('github', () => bindProviderInWindow('github'))}
        </AccountRow>
      </ul>
      {opened === 'email' && <EmailDialog onClose={close} />}
      {(opened === 'password' || opened === 'new-password') && (
        <PasswordDialog user={user} forgotten={opened === 'new-password'} onClose={close} />
      )}
      {opened !== null && typeof opened === 'object' && <UnbindDialog kind={opened.unbind} onClose={close} />}
    </>
  );
}
