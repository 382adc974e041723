'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state/empty-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import { useHydrated } from '@/components/ui/use-hydrated';
import { routes } from '@/lib/config/routes';
import { ExamPaper } from './exam-paper';
import { ExamResult } from './exam-result';
import { useExam } from './use-exam';
import styles from './learning.module.css';

const Waiting = () => (
  <div className={styles.desk} aria-busy>
    <Skeleton height={320} />
  </div>
);

export function ExamRoom() {
  const hydrated = useHydrated();
  const exam = useExam();
  if (!hydrated) return <Waiting />;
  if (!exam) {
    return (
      <EmptyState
        of="start"
        action={
          <Link className={buttonClass('primary')} href={routes.learning()} prefetch={false}>
            去学习台开始
          </Link>
        }
      >
        现在没有在考的卷
      </EmptyState>
    );
  }
  return exam.endedAt === undefined ? <ExamPaper key={exam.startedAt} exam={exam} /> : <ExamResult exam={exam} />;
}
