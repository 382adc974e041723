'use client';

import { ChevronLeft } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { PageGrid } from '@/components/frame/page-grid';
import { SectionTabs } from '@/components/ui/tabs/section-tabs';
import { useSession } from '@/hooks/session/use-session';
import { routes } from '@/lib/config/routes';
import { SETTINGS_TABS } from '@/lib/config/tabs';
import styles from './settings-frame.module.css';

export function SettingsFrame({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const { user } = useSession();
  const current = SETTINGS_TABS.find(({ href }) => href === pathname);
  return (
    <PageGrid
      sidebar={
        <div className={styles.side}>
          <Link className={styles.back} href={user ? routes.user(user.id) : routes.home()} prefetch={false}>
            <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
            <span>{user ? '返回个人主页' : '返回首页'}</span>
          </Link>
          <SectionTabs label="设置" tabs={SETTINGS_TABS} />
        </div>
      }
    >
      <div className={styles.page}>
        <h1 className={styles.title}>{current?.label}</h1>
        {children}
      </div>
    </PageGrid>
  );
}
