'use client';

import Link from 'next/link';
import { useMemo, type ReactNode } from 'react';
import { DensityLine } from '@/components/article/density-line';
import { ListenRateLine } from '@/components/reading/listen-rate-choice';
import { ReadingLookControls } from '@/components/reading/reading-look-controls';
import { HotNewsSources } from '@/components/hot-news/hot-news-sources';
import { MuteList } from '@/components/mute/mute-list';
import { DesktopNoticeChoice } from '@/components/notification/desktop-notice-choice';
import { OfflineSwitch } from '@/components/own-data/offline-switch';
import { RecitingSwitch } from '@/components/question/reciting-switch';
import { SingleKeysSwitch } from '@/components/question/single-keys-switch';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { AuthorCardSwitch } from '@/components/user/author-card-switch';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { canStore } from '@/lib/browser/storage';
import { MUTES_HASH, routes } from '@/lib/config/routes';
import { openShortcuts } from '@/lib/domain/search/panel-store';
import recipes from '@/styles/recipes.module.css';
import { ThemeRow } from '@/components/frame/theme-switch';
import styles from './preferences.module.css';

/** Every setting of this browser. Each control is the one that stands in its place elsewhere, and takes effect at once. */
export const Preferences = () => (
  <div className={styles.preferences}>
    <StorageNote />
    <Group title="外观">
      <ThemeRow />
      <DensityLine />
    </Group>
    <Group title="阅读">
      <ReadingLookControls />
      <ListenRateLine />
    </Group>
    <Group title="屏蔽" id={MUTES_HASH.slice(1)}>
      <MuteList />
    </Group>
    <Group title="操作">
      <SingleKeysSwitch />
      <p>
        <Button size="small" onClick={openShortcuts}>
          查看全部快捷键
        </Button>
      </p>
      <AuthorCardSwitch />
    </Group>
    <MessageGroup />
    <Group title="题库">
      <RecitingSwitch />
    </Group>
    <Group title="离线阅读">
      <OfflineSwitch />
      <Link className={styles.more} href={routes.offline()} prefetch={false} rel="nofollow">
        查看本机保存的内容
      </Link>
    </Group>
    <Group title="热点来源">
      <HotNewsSources />
    </Group>
  </div>
);

function StorageNote() {
  const hydrated = useHydrated();
  const isStored = useMemo(() => !hydrated || canStore(), [hydrated]);
  return (
    <p className={styles.note} role={isStored ? undefined : 'alert'}>
      {isStored
        ? '改动立即生效，只对这个浏览器起作用，不会影响别的设备。'
        : '浏览器的存储空间已满或被禁用，改动只在这个页面里有效。'}
    </p>
  );
}

function MessageGroup() {
  const signedIn = useSignedIn();
  return (
    signedIn && (
      <Group title="消息">
        <DesktopNoticeChoice />
      </Group>
    )
  );
}

const Group = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <section id={id} className={styles.group} aria-label={title}>
    <h2 className={recipes.cardHeading}>{title}</h2>
    {children}
  </section>
);
