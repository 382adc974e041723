'use client';

import Link from 'next/link';
import { BinButton } from '@/components/ui/bin-button';
import { EmptyState } from '@/components/ui/empty-state';
import { usePractice } from './use-practice';
import { useHydrated } from '@/components/ui/use-hydrated';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import { routes, type QuestionBookName } from '@/lib/config/routes';
import { forgiveQuestion, starQuestion } from '@/lib/domain/question/practice-store';
import { QUESTION_TAGS } from '@/lib/domain/question/constants';
import { isolated } from '@/lib/utils/direction';
import styles from './question-book.module.css';

const EMPTY: Record<QuestionBookName, string> = {
  wrong: '错题本是空的，答错的题会记在这里',
  starred: '还没有收藏题目',
};

export function QuestionBook({ book }: { book: QuestionBookName }) {
  const { records } = usePractice();
  const hydrated = useHydrated();
  const rows = Object.entries(records)
    .filter(([, record]) => record[book])
    .reverse();
  if (!hydrated) return <div className={styles.waiting} aria-busy />;
  if (rows.length === 0) return <EmptyState of="start">{EMPTY[book]}</EmptyState>;
  return (
    <ul className={styles.list}>
      {rows.map(([id, { title, tag }]) => (
        <li key={id} className={styles.row}>
          <Link href={routes.question(id, tag)} prefetch={false} dir="auto">
            {title}
          </Link>
          <span className={styles.tag}>{QUESTION_TAGS.find((entry) => entry.id === tag)?.name}</span>
          <BinButton
            label={`移出：${isolated(title)}`}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget, 'li');
              if (book === 'wrong') forgiveQuestion(id);
              else starQuestion({ id, title }, false);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
