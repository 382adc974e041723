'use client';

import Link from 'next/link';
import { usePractice } from '@/components/question/use-practice';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state/empty-state';
import { routes } from '@/lib/config/routes';
import { startBookRun } from '@/lib/domain/question/book-run';
import styles from './learning.module.css';

const MAX_SHOWN = 5;

export function WrongAnswers() {
  const { records } = usePractice();
  const wrong = Object.entries(records)
    .filter(([, record]) => record.wrong)
    .reverse();
  const [latest] = wrong;
  if (!latest) {
    return (
      <EmptyState of="start" small>
        错题本是空的，答错的题会记在这里
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.rows}>
        {wrong.slice(0, MAX_SHOWN).map(([id, { title, tag }]) => (
          <li key={id} className={styles.row}>
            <Link href={routes.question(id, tag)} prefetch={false} dir="auto">
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Link
          className={buttonClass('primary', 'small')}
          href={routes.question(latest[0], latest[1].tag, 'wrong')}
          prefetch={false}
          onClick={() => startBookRun('wrong')}
        >
          开始重做
        </Link>
        <Link className={buttonClass('quiet', 'small')} href={routes.questionBook('wrong')} prefetch={false}>
          {`全部 ${wrong.length} 题`}
        </Link>
      </div>
    </>
  );
}
