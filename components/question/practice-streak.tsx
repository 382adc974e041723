'use client';

import { usePractice } from './use-practice';
import { useHydrated } from '@/components/ui/use-hydrated';
import { practiceDay } from '@/lib/domain/question/practice-store';
import { streakOf } from '@/lib/domain/question/practice';
import styles from './practice-streak.module.css';

export function PracticeStreak() {
  const { days, records } = usePractice();
  const hydrated = useHydrated();
  const answered = Object.values(records).filter(({ right }) => right !== undefined);
  const facts = [
    ['连续练习', hydrated ? streakOf(days, practiceDay()) : 0, '天'],
    ['练过', answered.length, '题'],
    ['错题', Object.values(records).filter(({ wrong }) => wrong).length, '题'],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, count, unit]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{count}</b> {unit}
          </dd>
        </div>
      ))}
    </dl>
  );
}
