'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { EmptyState } from '@/components/ui/state/empty-state';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { useStored } from '@/hooks/ui/use-stored';
import { routes } from '@/lib/config/routes';
import { readingList } from '@/lib/domain/reading-list/reading-list';
import { readingPositions } from '@/lib/domain/reading/reading-positions';
import { historyQueries } from '@/lib/domain/history/queries';
import { rowsOf } from '@/lib/query/pages';
import styles from './learning.module.css';

const MAX_SHOWN = 8;
/** A text that was only opened has not been begun. */
const LEAST_READ = 0.02;

/** Texts that were left in the middle. Their titles are those of the history and of 稍后读, as positions have none. */
export function TextsBegun() {
  const positions = useStored(readingPositions) ?? {};
  const listed = useStored(readingList) ?? [];
  const begun = Object.keys(positions).filter((id) => (positions[id] ?? 0) > LEAST_READ);
  const signedIn = useSignedIn();
  const { data } = useInfiniteQuery({ ...historyQueries.list(), enabled: signedIn && begun.length > 0 });
  const visited = data
    ? rowsOf(data).map(({ articleId, articleTitle }) => ({
        id: articleId,
        title: articleTitle,
        href: routes.article(articleId),
      }))
    : [];
  const texts = new Map([...visited, ...listed].map(({ id, title, href }) => [id, { title, href }]));
  const shown = begun
    .reverse()
    .flatMap((id) => {
      const text = texts.get(id);
      return text ? [{ id, ...text, percent: Math.round((positions[id] ?? 0) * 100) }] : [];
    })
    .slice(0, MAX_SHOWN);
  if (shown.length === 0) {
    return (
      <EmptyState of="history" small>
        没有读到一半的文章
      </EmptyState>
    );
  }
  return (
    <ul className={styles.rows}>
      {shown.map(({ id, title, href, percent }) => (
        <li key={id} className={styles.row}>
          <Link href={href} prefetch={false} dir="auto">
            {title}
          </Link>
          <span className={styles.note}>{`读到 ${percent}%`}</span>
        </li>
      ))}
    </ul>
  );
}
