'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/layer/confirm-dialog';
import { ErrorState } from '@/components/ui/state/error-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import { usePageKeys } from '@/hooks/ui/use-page-keys';
import { chosenFor, examTime, unansweredIn, type Exam } from '@/lib/domain/learning/exam';
import { chooseInExam, endExam } from '@/lib/domain/learning/exam-store';
import { optionOfKey, withPicked } from '@/lib/domain/question/choices';
import { questionQueries } from '@/lib/domain/question/queries';
import { keyLetter } from '@/lib/utils/key-letter';
import { ExamQuestion } from './exam-question';
import styles from './learning.module.css';

export function ExamPaper({ exam }: { exam: Exam }) {
  const { questions, startedAt } = exam;
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      questions.findIndex(({ id }) => chosenFor(exam, id).length === 0),
    ),
  );
  const [asking, setAsking] = useState(false);
  const { id = '', tag = '' } = questions[place] ?? {};
  const { data: question, isError, error, isFetching, refetch } = useQuery(questionQueries.detail(id, tag));
  const choices = question?.choices;
  const chosen = chosenFor(exam, id);
  const left = unansweredIn(exam);

  const go = (to: number) => setPlace(Math.min(Math.max(to, 0), questions.length - 1));
  const pick = (index: number) => choices && chooseInExam(startedAt, id, withPicked(chosen, index, choices.isMulti));
  const hand = () => (left > 0 ? setAsking(true) : void endExam(startedAt));
  usePageKeys((event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined && !(event.target instanceof HTMLInputElement)) go(place + step);
    const option = choices ? optionOfKey(keyLetter(event), choices.options.length) : -1;
    if (option >= 0) pick(option);
  });

  return (
    <div className={styles.desk}>
      <div className={styles.examHead}>
        <p>{`第 ${place + 1} / ${questions.length} 题`}</p>
        <Elapsed since={startedAt} />
        <Button size="small" variant={left === 0 ? 'primary' : 'secondary'} onClick={hand}>
          交卷
        </Button>
      </div>
      <ol className={styles.numbers} aria-label="题号">
        {questions.map((row, index) => {
          const isAnswered = chosenFor(exam, row.id).length > 0;
          return (
            <li key={row.id}>
              <button
                type="button"
                aria-label={`第 ${index + 1} 题，${isAnswered ? '已答' : '未答'}`}
                aria-current={index === place ? 'step' : undefined}
                data-answered={isAnswered || undefined}
                onClick={() => go(index)}
              >
                {index + 1}
              </button>
            </li>
          );
        })}
      </ol>
      <div className={styles.paper} aria-busy={isFetching || undefined}>
        {question && <ExamQuestion key={id} question={question} chosen={chosen} onPick={pick} />}
        {question === null && <p className={styles.note}>这道题已经不在题库里了，可以跳过</p>}
        {isError && <ErrorState error={error} pending={isFetching} onRetry={() => void refetch()} />}
        {question === undefined && !isError && <Skeleton height={200} />}
      </div>
      <div className={styles.steps}>
        <Button disabled={place === 0} onClick={() => go(place - 1)}>
          上一题
        </Button>
        {place < questions.length - 1 ? (
          <Button variant={chosen.length > 0 ? 'primary' : 'secondary'} onClick={() => go(place + 1)}>
            下一题
          </Button>
        ) : (
          <Button variant="primary" onClick={hand}>
            交卷
          </Button>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title="交卷"
          question={`还有 ${left} 题没有答，没答的算错。现在交卷吗？`}
          confirmLabel="交卷"
          onConfirm={() => {
            setAsking(false);
            void endExam(startedAt);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className={styles.time} role="timer">
      <span className={styles.note}>用时 </span>
      <span>{examTime(now - since)}</span>
    </p>
  );
}
