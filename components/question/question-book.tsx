'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { BinButton } from '@/components/ui/list/bin-button';
import { EmptyState } from '@/components/ui/state/empty-state';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useNow } from '@/components/ui/text/use-now';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import { routes, type QuestionBookName } from '@/lib/config/routes';
import { startBookRun } from '@/lib/domain/question/book-run';
import { forgiveQuestion, starQuestion } from '@/lib/domain/question/practice-store';
import { QUESTION_TAGS } from '@/lib/domain/question/question-tags';
import { isolated } from '@/lib/utils/direction';
import { dayLabel } from '@/lib/utils/day-label';
import { QuestionLevel } from './question-level';
import { usePractice } from './use-practice';
import recipes from '@/styles/recipes.module.css';
import styles from './question-book.module.css';

const EMPTY: Record<QuestionBookName, string> = {
  wrong: '错题本是空的，答错的题会记在这里',
  starred: '还没有收藏题目',
};

/** Questions that were met outside of a category. */
const OTHER_TAG = { id: '', name: '其他' };

const tagOf = (tag: string | undefined) => QUESTION_TAGS.find(({ id }) => id === tag)?.id ?? OTHER_TAG.id;

export function QuestionBook({ book }: { book: QuestionBookName }) {
  const { records } = usePractice();
  const hydrated = useHydrated();
  const now = useNow();
  const rows = Object.entries(records)
    .filter(([, record]) => record[book])
    .reverse();
  if (!hydrated) return <div className={styles.waiting} aria-busy />;
  if (rows.length === 0) return <EmptyState of="start">{EMPTY[book]}</EmptyState>;
  const [latest] = rows;
  const groups = [...QUESTION_TAGS, OTHER_TAG]
    .map(({ id, name }) => ({ name, rows: rows.filter(([, { tag }]) => tagOf(tag) === id) }))
    .filter((group) => group.rows.length > 0);
  return (
    <div className={styles.book}>
      <div className={styles.head}>
        <p>{`共 ${rows.length} 题${book === 'wrong' ? '，答对后自动移出' : ''}`}</p>
        {latest && (
          <Link
            className={buttonClass('primary', 'small')}
            href={routes.question(latest[0], latest[1].tag, book)}
            prefetch={false}
            onClick={() => startBookRun(book)}
          >
            {book === 'wrong' ? '开始重做' : '开始复习'}
          </Link>
        )}
      </div>
      {groups.map((group) => (
        <section key={group.name} aria-label={group.name}>
          <h2 className={recipes.eyebrow}>{`${group.name} ${group.rows.length}`}</h2>
          <ul>
            {group.rows.map(([id, { title, tag, right, level, timesWrong, wrongOn }]) => (
              <li key={id} className={styles.row}>
                <Link href={routes.question(id, tag)} prefetch={false} dir="auto">
                  {title}
                </Link>
                <span className={styles.state}>
                  {book === 'wrong' && timesWrong !== undefined && <span>{`答错 ${timesWrong} 次`}</span>}
                  {book === 'wrong' && wrongOn !== undefined && (
                    <time dateTime={wrongOn}>{dayLabel(wrongOn, now)}</time>
                  )}
                  {book === 'starred' && right !== undefined && <span>{right ? '上次答对' : '上次答错'}</span>}
                  {level !== undefined && level > 0 && <QuestionLevel level={level} />}
                </span>
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
        </section>
      ))}
    </div>
  );
}
