'use client';

import Link from 'next/link';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { useMedia } from '@/hooks/ui/use-media';
import { routes } from '@/lib/config/routes';
import { LatestConversations } from './latest-rows';
import recipes from '@/styles/recipes.module.css';
import styles from './notification-aside.module.css';

/** Beside the notifications: the latest private messages, and who may write to the member. */
export function NotificationAside() {
  const signedIn = useSignedIn();
  const isShown = useMedia('(width >= 1100px)');
  if (!signedIn || !isShown) return null;
  return (
    <section className={styles.block} aria-labelledby="latest-conversations">
      <h2 id="latest-conversations" className={recipes.eyebrow}>
        最近私信
      </h2>
      <LatestConversations />
      <p className={styles.links}>
        <Link href={routes.messagesWith()} prefetch={false}>
          全部私信
        </Link>
        <Link href={routes.settings('message')} prefetch={false}>
          消息设置
        </Link>
      </p>
    </section>
  );
}
