'use client';

import { useSyncExternalStore } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { useSession } from '@/hooks/session/use-session';
import { greetingOf } from '@/lib/utils/greeting';
import { chinaDay, chinaHour } from '@/lib/utils/time';
import styles from './greeting.module.css';

const CheckInButton = lazyPart(async () => (await import('./check-in-button')).CheckInButton, {
  onFail: 'hide',
});

const MINUTE_MS = 60_000;

/** Ticks each minute, because the hour changes while a page is open. */
const everyMinute = (onChange: () => void) => {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
};

const nowText = () => {
  const now = Date.now();
  return `${greetingOf(chinaHour(now))}|${chinaDay(now)}`;
};

/** Greets by China's hour. The cached page's greeting is neutral. */
export function Greeting() {
  const [greeting = '', day = ''] = useSyncExternalStore(everyMinute, nowText, () => '你好|').split('|');
  const { user, signedIn } = useSession();
  return (
    <section className={styles.block} aria-label="问候">
      <p className={styles.greeting}>
        {greeting}
        {user && `，${user.nickname}`}
      </p>
      <p className={styles.day}>{day || '\u00a0'}</p>
      <div className={styles.prompt}>
        每日签到，积累经验
        {(user || !signedIn) && <CheckInButton hasSigned={user?.hasSigned === true} />}
      </div>
    </section>
  );
}
