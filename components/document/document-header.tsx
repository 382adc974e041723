import Link from 'next/link';
import { useContext, type ReactNode } from 'react';
import { Logo } from '@/components/frame/logo';
import { ThemeSwitch } from '@/components/frame/theme-switch';
import { routes } from '@/lib/config/routes';
import { AccountSlot } from './account-slot';
import styles from './document-page.module.css';

interface DocumentHeaderProps {
  children: ReactNode;
  action?: ReactNode;
}

export function DocumentHeader({ children, action }: DocumentHeaderProps) {
  const account = useContext(AccountSlot);
  return (
    <header className={styles.header}>
      <Link className={styles.home} href={routes.home()} prefetch={false} aria-label="返回首页">
        <Logo />
      </Link>
      {children}
      <ThemeSwitch />
      {account}
      {action}
    </header>
  );
}
