'use client';

import { useSyncExternalStore } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { everyMinute } from '@/components/ui/text/use-now';
import { useSession } from '@/hooks/session/use-session';
import { serverNow } from '@/lib/http/server-clock';
import { greetingOf } from '@/lib/utils/greeting';
import { chinaDay, chinaHour } from '@/lib/utils/day-label';
import { CheckInButton } from './check-in-button';
import { ExpBar } from './exp-bar';
import styles from './greeting.module.css';

const nowText = () => {
  const now = serverNow();
  return `${greetingOf(chinaHour(now))}|${chinaDay(now)}`;
};

/** Greets by China's hour. The cached page's greeting is neutral. */
export function Greeting() {
  const [greeting = '', day = ''] = useSyncExternalStore(everyMinute, nowText, () => '你好|').split('|');
  const { user, signedIn } = useSession();
  // The server's page is everybody's, and without scripts the button would do nothing.
  const hydrated = useHydrated();
  return (
    <section className={styles.block} aria-label="问候">
      <p className={styles.greeting}>
        <span>{greeting}</span>
        {user && (
          <span>
            ，<bdi>{user.nickname}</bdi>
          </span>
        )}
      </p>
      <p className={styles.day}>{day || '\u00a0'}</p>
      <div className={styles.level} data-only="member">
        {user && <ExpBar exp={user.exp} />}
      </div>
      <div className={styles.prompt}>
        {hydrated && (user || !signedIn) ? (
          <CheckInButton key={user?.id} hasSigned={user?.hasSigned === true} />
        ) : (
          <span>每日签到，积累经验</span>
        )}
      </div>
    </section>
  );
}
