'use client';

import { useSyncExternalStore } from 'react';
import { useSession } from '@/hooks/session/use-session';
import { useIsland } from '@/hooks/use-island';
import { greetingOf } from '@/lib/utils/greeting';
import { chinaDay, chinaHour } from '@/lib/utils/time';
import styles from './greeting.module.css';

const loadSignIn = async () => (await import('../sign-in-button/sign-in-button')).SignInButton;
const stayWithout = () => {};

const MINUTE_MS = 60_000;

/** Calls back once a minute: the hour turns while a page stays open. */
const everyMinute = (onChange: () => void) => {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
};

const nowText = () => {
  const now = Date.now();
  return `${greetingOf(chinaHour(now))}|${chinaDay(now)}`;
};

/** Greets the reader by the hour in China. The server, whose page serves all hours, greets neutrally. */
export function Greeting() {
  const [greeting = '', day = ''] = useSyncExternalStore(everyMinute, nowText, () => '你好|').split('|');
  const { user, signedIn } = useSession();
  const renderSignIn = useIsland(loadSignIn, true, stayWithout);
  return (
    <section className={styles.block} aria-label="问候">
      <p className={styles.greeting}>
        {greeting}
        {user && `，${user.nickname}`}
      </p>
      <p className={styles.day}>{day || '\u00a0'}</p>
      <div className={styles.prompt}>
        每日签到，积累经验
        {(user || !signedIn) && renderSignIn?.({ hasSigned: user?.hasSigned ?? false })}
      </div>
    </section>
  );
}
