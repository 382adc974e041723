'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useEffect } from 'react';
import { ErrorState } from '@/components/ui/state/error-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import { usePractice } from './use-practice';
import { useGridKeys } from '@/hooks/ui/use-grid-keys';
import { routes } from '@/lib/config/routes';
import { questionQueries } from '@/lib/domain/question/queries';
import styles from './answer-sheet.module.css';

interface AnswerSheetProps {
  id: string;
  tag: string;
}

/** Every question of the category by its number, with how it was answered. The arrows walk over the numbers. */
export function AnswerSheet({ id, tag }: AnswerSheetProps) {
  const { data, error, isError, isFetching, refetch } = useQuery(questionQueries.order(tag, id));
  const { records } = usePractice();
  const grid = useGridKeys<HTMLOListElement>();
  useEffect(() => {
    if (data) grid.ref.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [data, grid.ref]);
  if (isError) return <ErrorState error={error} pending={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={76} />;
  const states = data.map((question) => records[question]?.right);
  return (
    <>
      <ol {...grid} className={styles.grid}>
        {data.map((question, index) => {
          const right = records[question]?.right;
          const said = right === undefined ? '未答' : right ? '答对' : '答错';
          return (
            <li key={question}>
              <Link
                className={styles.number}
                href={routes.question(question, tag)}
                prefetch={false}
                aria-label={`第 ${index + 1} 题，${said}`}
                aria-current={question === id ? 'page' : undefined}
                data-answer={right === undefined ? undefined : right ? 'right' : 'wrong'}
              >
                {index + 1}
              </Link>
            </li>
          );
        })}
      </ol>
      <p className={styles.sum}>
        {`答对 ${states.filter((right) => right === true).length} · 答错 ${states.filter((right) => right === false).length} · 共 ${data.length} 题`}
      </p>
    </>
  );
}
