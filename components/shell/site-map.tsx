'use client';

import Link from 'next/link';
import { useState } from 'react';
import { NEW_TAB } from '@/components/ui/new-tab';
import { LoginButton } from '@/components/session/login-button';
import { Icon, type IconName } from '@/components/ui/icon';
import { LazyClearDialog } from '@/components/session/clear-dialog.lazy';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import type { NavigationEntry } from '@/lib/config/navigation';
import { routes } from '@/lib/config/routes';
import { LazyMemberEntries } from './member-menus.lazy';
import { LazyThemeRow } from '@/components/frame/theme-switch.lazy';
import styles from './site-map.module.css';

const ICONS: Readonly<Record<string, IconName>> = {
  [routes.tools()]: 'tool',
  [routes.tutorials()]: 'tutorial',
  [routes.questions()]: 'question',
  [routes.rank()]: 'rank',
  [routes.feedback()]: 'feedback',
};

interface SiteMapProps {
  entries: readonly NavigationEntry[];
  /** Whether the panel has been opened, for which a member's part is loaded. */
  opened: boolean;
}

export function SiteMap({ entries, opened }: SiteMapProps) {
  const signedIn = useSignedIn();
  const [clearing, setClearing] = useState(false);
  const closeClearing = () => setClearing(false);
  const rest = (
    <>
      <nav className={styles.sections} aria-label="栏目">
        <Link href={routes.readingList()} prefetch={false} rel="nofollow">
          <Icon of="later" size={20} />
          <span>稍后读</span>
        </Link>
        <Link href={routes.annotations()} prefetch={false} rel="nofollow">
          <Icon of="quote" size={20} />
          <span>笔记</span>
        </Link>
        {entries.map(({ label, href, external }) =>
          external ? (
            <a key={href} href={href} {...NEW_TAB} rel="noopener">
              <Icon of="map" size={20} />
              <span>{label}</span>
            </a>
          ) : (
            <Link key={href} href={href} prefetch={false}>
              <Icon of={ICONS[href] ?? 'forward'} size={20} />
              <span>{label}</span>
            </Link>
          ),
        )}
      </nav>
      <LazyThemeRow />
    </>
  );
  return (
    <div className={styles.map}>
      <div data-only="visitor" className={styles.join}>
        <p>登录后可以收藏、关注、写文章，换一台设备也都在</p>
        <LoginButton variant="primary" data-close>
          登录 / 注册
        </LoginButton>
      </div>
      {signedIn && opened ? (
        <LazyMemberEntries opened onClear={() => setClearing(true)}>
          {rest}
        </LazyMemberEntries>
      ) : (
        rest
      )}
      {clearing && <LazyClearDialog onClose={closeClearing} onLoadFailed={closeClearing} />}
    </div>
  );
}
