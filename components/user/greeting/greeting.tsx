'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button/button';
import { useSession } from '@/hooks/session/use-session';
import { openLogin } from '@/lib/domain/session/store';
import { greetingOf } from '@/lib/utils/greeting';
import { chinaDay, chinaHour } from '@/lib/utils/time';
import styles from './greeting.module.css';

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
  const { user } = useSession();
  return (
    <section className={styles.block} aria-label="问候">
      <p className={styles.greeting}>
        {greeting}
        {user && `，${user.nickname}`}
      </p>
      <p className={styles.day}>{day || '\u00a0'}</p>
      <p data-only="visitor" className={styles.prompt}>
        登录后关注作者、收藏好文
        <Button variant="primary" size="small" onClick={() => openLogin()}>
          登录
        </Button>
      </p>
    </section>
  );
}
