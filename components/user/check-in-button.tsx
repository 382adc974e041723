'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { useStored } from '@/hooks/ui/use-stored';
import { checkInStreak, rememberCheckIn } from '@/lib/domain/session/check-in-store';
import { useCheckIn } from './use-check-in';
import styles from './greeting.module.css';

const WEEK = 7;

const Week = ({ days }: { days: number }) => (
  <span className={styles.days} aria-hidden>
    {Array.from({ length: WEEK }, (_, index) => (
      <i key={index} data-done={index < days || undefined} />
    ))}
  </span>
);

export function CheckInButton({ hasSigned }: { hasSigned: boolean }) {
  const { pending, gained, onToggle } = useCheckIn(hasSigned, { saysDone: true });
  const days = useStored(checkInStreak)?.days ?? 0;
  // The check-in may have been made on another device.
  useEffect(() => {
    if (hasSigned) rememberCheckIn();
  }, [hasSigned]);
  return (
    <>
      <span role="status">
        {!hasSigned ? (
          <span>每日签到，积累经验</span>
        ) : (
          <span className={styles.streak}>
            <Week days={days} />
            <span>{days > 1 ? `连续签到 ${days} 天` : '今天已签到'}</span>
            {gained > 0 && <b className={styles.gained}>{`+${gained} 经验`}</b>}
          </span>
        )}
      </span>
      <Button
        variant={hasSigned ? 'secondary' : 'primary'}
        size="small"
        pending={pending}
        aria-disabled={hasSigned || pending || undefined}
        onClick={onToggle}
      >
        {hasSigned ? '已签到' : '签到'}
      </Button>
    </>
  );
}
