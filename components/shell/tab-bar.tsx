'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { Popover } from '@/components/ui/layer/popover';
import { usePublicPath } from '@/components/ui/tabs/use-public-path';
import { useRequireLogin } from '@/hooks/session/use-require-login';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { isInSection, type NavigationEntry } from '@/lib/config/navigation';
import { isPublicPage, routes } from '@/lib/config/routes';
import menu from '@/components/ui/layer/menu-entry.module.css';
import { LazyUnreadTotal } from './member-menus.lazy';
import { SiteMap } from './site-map';
import styles from './tab-bar.module.css';

const NOTIFICATIONS = { label: '消息', href: routes.notifications() };

/** The bar of phones: the places that a thumb reaches. Pages with a bar of their own have that instead. */
export function TabBar({ entries }: { entries: readonly NavigationEntry[] }) {
  const signedIn = useSignedIn();
  const [opened, setOpened] = useState(false);
  const [home, circle, ...others] = entries;
  if (!home || !circle) return null;
  return (
    <nav className={styles.bar} aria-label="标签栏" data-print="hidden">
      <Tab entry={home} icon="home" />
      <Tab entry={circle} icon="circle" />
      <Popover
        label="发布"
        triggerClass={styles.publish}
        trigger={
          <span>
            <Icon of="plus" size={20} />
          </span>
        }
      >
        <NewEntry href={routes.writeCenter()} icon="write">
          写文章
        </NewEntry>
        <NewEntry href={routes.newShare()} icon="circle">
          发友圈
        </NewEntry>
      </Popover>
      <Tab entry={NOTIFICATIONS} icon="bell">
        {signedIn && <LazyUnreadTotal />}
      </Tab>
      <Popover
        label="我的"
        served
        onOpen={() => setOpened(true)}
        triggerClass={styles.tab}
        trigger={
          <>
            <Icon of="user" size={20} />
            <span>我的</span>
          </>
        }
      >
        <SiteMap entries={others} opened={opened} />
      </Popover>
    </nav>
  );
}

interface TabProps {
  entry: NavigationEntry;
  icon: IconName;
  children?: ReactNode;
}

function Tab({ entry, icon, children }: TabProps) {
  const isCurrent = isInSection(entry, usePublicPath());
  return (
    <Link
      className={styles.tab}
      href={entry.href}
      prefetch={false}
      rel={isPublicPage(entry.href) ? undefined : 'nofollow'}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon of={icon} size={20} />
      <span>{entry.label}</span>
      {children}
    </Link>
  );
}

/** A visitor signs in first, and goes on to the page then. */
function NewEntry({ href, icon, children }: { href: string; icon: IconName; children: ReactNode }) {
  const gate = useRequireLogin();
  const router = useRouter();
  return (
    <Link
      className={menu.entry}
      href={href}
      prefetch={false}
      rel="nofollow"
      onNavigate={(event) => {
        event.preventDefault();
        gate(() => router.push(href));
      }}
    >
      <Icon of={icon} size={20} />
      <span>{children}</span>
    </Link>
  );
}
