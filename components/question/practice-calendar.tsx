'use client';

import { usePractice } from './use-practice';
import { useHydrated } from '@/components/ui/use-hydrated';
import { practiceDay } from '@/lib/domain/question/practice-store';
import { daysOfWeeks } from '@/lib/domain/question/practice';
import styles from './practice-calendar.module.css';

const WEEKS = 20;

export function PracticeCalendar() {
  const { days } = usePractice();
  const hydrated = useHydrated();
  const practised = new Set(days);
  const shown = hydrated ? daysOfWeeks(practiceDay(), WEEKS) : [];
  const summary = `近 ${WEEKS} 周练习了 ${shown.filter((day) => practised.has(day)).length} 天`;
  return (
    <div className={styles.calendar}>
      <div className={styles.days} role="img" aria-label={summary}>
        {shown.map((day) => (
          <i key={day} data-practised={practised.has(day) || undefined} title={day} />
        ))}
      </div>
      <p aria-hidden>{summary}</p>
    </div>
  );
}
