'use client';

import Link from 'next/link';
import { BinButton } from '@/components/ui/bin-button';
import { CoverImage } from '@/components/ui/cover-image';
import { useDeleteHistoryEntry } from './use-delete-history-entry';
import { routes } from '@/lib/config/routes';
import type { HistoryEntry } from '@/lib/domain/history/schema';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import { formatCount } from '@/lib/utils/format-count';
import { isolated } from '@/lib/utils/direction';
import styles from './history-list.module.css';

export function HistoryRow({ entry }: { entry: HistoryEntry }) {
  const deleteEntry = useDeleteHistoryEntry(entry.id);
  // A deleted article's entry has no title.
  const isGone = entry.articleTitle === '';
  const title = isGone ? '文章已删除' : entry.articleTitle;
  const titleId = `history-${entry.id}`;
  return (
    <article className={styles.row} aria-labelledby={titleId}>
      <div className={styles.text}>
        <h3 id={titleId} className={styles.title} dir="auto">
          {isGone ? (
            title
          ) : (
            <a href={routes.article(entry.articleId)} target="_blank" rel="noopener">
              {title}
            </a>
          )}
        </h3>
        <p className={styles.description} dir="auto">
          {entry.description}
        </p>
        <p className={styles.meta}>
          {entry.authorNickname !== '' && (
            <Link href={routes.user(entry.uid)} prefetch={false} dir="auto">
              {entry.authorNickname}
            </Link>
          )}
          {!isGone && (
            <>
              <span>{formatCount(entry.viewCounts)} 阅读</span>
              <span>{formatCount(entry.likeCounts)} 赞</span>
              <span>{formatCount(entry.commentCounts)} 评论</span>
            </>
          )}
        </p>
      </div>
      {entry.coverImage !== '' && <CoverImage className={styles.cover} src={entry.coverImage} />}
      <BinButton
        label={`删除记录：${isolated(title)}`}
        title="删除记录"
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget);
          deleteEntry();
        }}
      />
    </article>
  );
}
