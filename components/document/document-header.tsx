import Link from 'next/link';
import type { ReactNode } from 'react';
import { Logo } from '@/components/frame/logo';
import { SessionSlot } from '@/components/shell/session-slot';
import { ThemeSwitch } from '@/components/frame/theme-switch';
import { routes } from '@/lib/config/routes';
import styles from './document-page.module.css';

interface DocumentHeaderProps {
  children: ReactNode;
  action?: ReactNode;
}

export const DocumentHeader = ({ children, action }: DocumentHeaderProps) => (
  <header className={styles.header}>
    <Link className={styles.home} href={routes.home()} prefetch={false} aria-label="返回首页">
      <Logo />
    </Link>
    {children}
    <ThemeSwitch />
    <SessionSlot />
    {action}
  </header>
);
