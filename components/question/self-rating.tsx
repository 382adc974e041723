'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { usePractice } from './use-practice';
import { recordAnswer } from '@/lib/domain/question/practice-store';
import styles from './question-practice.module.css';

interface SelfRatingProps {
  question: { id: string; title: string; tag: string | undefined; level: number };
}

export function SelfRating({ question }: SelfRatingProps) {
  const right = usePractice().records[question.id]?.right;
  const [rated, setRated] = useState<boolean>();
  const rate = (value: boolean) => {
    if (rated !== value) recordAnswer(question, value);
    setRated(value);
  };
  return (
    <div className={styles.rating} role="group" aria-label="你答得怎么样">
      <Button size="small" aria-pressed={right === true} onClick={() => rate(true)}>
        答对了
      </Button>
      <Button size="small" aria-pressed={right === false} onClick={() => rate(false)}>
        没答对，记入错题本
      </Button>
    </div>
  );
}
