'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state/empty-state';
import { useHydrated } from '@/components/ui/use-hydrated';
import { PracticeCalendar } from './practice-calendar';
import { PracticeStreak } from './practice-streak';
import { usePractice } from './use-practice';
import { routes } from '@/lib/config/routes';
import { QUESTION_TAGS } from '@/lib/domain/question/question-tags';
import styles from './question-bank.module.css';

/** Figures of the practice. Before the first question there are none, and a link leads to it. */
export function PracticeFacts() {
  const [first] = QUESTION_TAGS;
  const { days, records } = usePractice();
  const hydrated = useHydrated();
  const isNew = hydrated && days.length === 0 && Object.keys(records).length === 0;
  return (
    <div className={styles.practice}>
      {isNew ? (
        <EmptyState
          of="start"
          small
          action={
            first && (
              <Link
                className={buttonClass('primary', 'small')}
                href={routes.question(first.first, first.id)}
                prefetch={false}
              >
                来一题
              </Link>
            )
          }
        >
          还没有练习记录
        </EmptyState>
      ) : (
        <>
          <PracticeStreak />
          <PracticeCalendar />
        </>
      )}
    </div>
  );
}
