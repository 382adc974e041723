import type { ReactNode } from 'react';
import { MemberOnly } from '@/components/session/member-only';
import { Skeleton } from '@/components/ui/state/skeleton';
import styles from './member-settings.module.css';

/** Settings of the account, as opposed to those of the browser. It lies in the page, as `MemberOnly` says. */
export const MemberSettings = ({ children }: { children: ReactNode }) => (
  <MemberOnly message="登录后可管理账号设置" skeleton={<SettingsSkeleton />}>
    {children}
  </MemberOnly>
);

const SettingsSkeleton = () => (
  <div className={styles.skeleton} aria-busy>
    <Skeleton height={34} />
    <Skeleton height={34} />
    <Skeleton width="60%" height={34} />
  </div>
);
