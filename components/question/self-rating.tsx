'use client';

import { Button } from '@/components/ui/button';
import { usePractice } from './use-practice';
import { recordAnswer } from '@/lib/domain/question/practice-store';
import styles from './question-practice.module.css';

interface SelfRatingProps {
  question: { id: string; title: string; tag: string | undefined };
}

export function SelfRating({ question }: SelfRatingProps) {
  const right = usePractice().records[question.id]?.right;
  return (
    <div className={styles.rating} role="group" aria-label="你答得怎么样">
      <Button size="small" aria-pressed={right === true} onClick={() => recordAnswer(question, true)}>
        答对了
      </Button>
      <Button size="small" aria-pressed={right === false} onClick={() => recordAnswer(question, false)}>
        没答对，记入错题本
      </Button>
    </div>
  );
}
