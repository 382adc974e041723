'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import { routes } from '@/lib/config/routes';
import { chosenFor, examTime, isAnsweredRight, rightIn, type Exam } from '@/lib/domain/learning/exam';
import { leaveExam } from '@/lib/domain/learning/exam-store';
import { lettersOf } from '@/lib/domain/question/choices';
import styles from './learning.module.css';

export function ExamResult({ exam }: { exam: Exam }) {
  const { questions, startedAt, endedAt = startedAt } = exam;
  const right = rightIn(exam);
  const score = useRef<HTMLParagraphElement>(null);
  // The button that ended it is gone.
  useEffect(() => score.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.desk}>
      <p ref={score} className={styles.score} tabIndex={-1} role="status">
        {`答对 ${right} / ${questions.length}，用时 ${examTime(endedAt - startedAt)}`}
      </p>
      {right < questions.length && <p className={styles.note}>答错的题已经记入错题本，打开可以看解析、重新作答。</p>}
      <ol className={styles.rows} aria-label="每一题">
        {questions.map((question, index) => {
          const { id, tag, title, answer } = question;
          const isRightAnswer = isAnsweredRight(exam, question);
          const given = chosenFor(exam, id);
          const said = given.length === 0 ? '没有答' : `你选 ${lettersOf(given)}`;
          return (
            <li key={id} className={styles.row}>
              <span className={isRightAnswer ? styles.right : styles.wrong}>{isRightAnswer ? '对' : '错'}</span>
              <Link href={routes.question(id, tag)} prefetch={false} dir="auto">
                <span>{`${index + 1}. `}</span>
                <span>{title}</span>
              </Link>
              <span className={styles.given}>{isRightAnswer ? '' : `${said}，正确答案 ${lettersOf(answer)}`}</span>
            </li>
          );
        })}
      </ol>
      <div className={styles.actions}>
        <Link className={buttonClass('primary')} href={routes.learning()} prefetch={false} onNavigate={leaveExam}>
          回学习台，再考一次
        </Link>
        <Link className={buttonClass()} href={routes.questionBook('wrong')} prefetch={false}>
          看错题本
        </Link>
      </div>
    </div>
  );
}
