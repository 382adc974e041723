import Link from 'next/link';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { IconCount } from '@/components/ui/icon-count';
import { RelativeTime } from '@/components/ui/text/relative-time';
import { routes } from '@/lib/config/routes';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { categoryOfTags, categoryTint, tagLabel, titleId } from '@/lib/domain/article/labels';
import recipes from '@/styles/recipes.module.css';
import { ArticleRow, type ArticleRowProps } from './article-row';
import styles from './article-summary-row.module.css';
import { ReadMark } from './read-mark';
import { StatusBadge } from './status-badge';

const AVATAR_SIZE = 20;

/** An article as a list knows it: results of a search and entries of the history know less than the feed. */
type RowSummary = Pick<
  ArticleSummary,
  | 'id'
  | 'userId'
  | 'nickname'
  | 'articleTitle'
  | 'description'
  | 'coverImage'
  | 'viewCounts'
  | 'likeCounts'
  | 'commentCounts'
> &
  Partial<Pick<ArticleSummary, 'avatar' | 'createTime' | 'category' | 'tags' | 'pinned' | 'status'>>;

interface ArticleSummaryRowProps extends Pick<ArticleRowProps, 'mark' | 'isGone' | 'eager' | 'headingId'> {
  article: RowSummary;
  /** An author's own list does not repeat the author; the history's rows stand below the heading of their day. */
  variant?: 'feed' | 'search' | 'history' | 'own';
  renderedAt: number;
  like?: ReactNode;
  slot?: ReactNode;
  /** The heading of the day that begins with this row. */
  day?: ReactNode;
  time?: ReactNode;
  badge?: ReactNode;
  /** The article came while the list was open. */
  isNew?: boolean;
  position?: number;
  total?: number;
}

/** The row of the main column: author, time and tags below the description, counts in columns at the right. */
export function ArticleSummaryRow(props: ArticleSummaryRowProps) {
  const { article, variant = 'feed', renderedAt, like, slot, day, time, badge, isNew, position, total, ...row } = props;
  const { id, userId, nickname, tags = [], category = categoryOfTags(tags), createTime = '', status } = article;
  const { mark, isGone, headingId = titleId(id) } = row;
  return (
    <ArticleRow
      {...row}
      role="article"
      aria-posinset={position}
      aria-setsize={total}
      aria-labelledby={headingId}
      className={isNew ? `${styles.row} ${recipes.unfold}` : styles.row}
      article={article}
      variant={variant}
      start={day}
      headingId={headingId}
    >
      <footer className={styles.meta}>
        {variant !== 'own' && nickname !== '' && (
          <Link href={routes.user(userId)} prefetch={false}>
            <Avatar userId={userId} nickname={nickname} src={article.avatar ?? ''} size={AVATAR_SIZE} />
            <bdi>{nickname}</bdi>
          </Link>
        )}
        {time ?? <RelativeTime value={createTime} renderedAt={renderedAt} />}
        {variant === 'own' && article.pinned && <Badge tone="accent">置顶</Badge>}
        {badge ?? (status && <StatusBadge status={status} />)}
        <ul data-tint={categoryTint(category)}>
          {tags.map((tag) => (
            <li key={tag}>
              <Link href={routes.tag(tag)} prefetch={false}>
                {mark ? mark(tagLabel(tag)) : tagLabel(tag)}
              </Link>
            </li>
          ))}
        </ul>
        <ReadMark id={id} />
        {!isGone && (
          <>
            <IconCount icon="view" label="阅读" count={article.viewCounts} />
            {like ?? <IconCount icon="like" label="点赞" count={article.likeCounts} />}
            <IconCount icon="comment" label="评论" count={article.commentCounts} />
          </>
        )}
      </footer>
      {slot && <div className={styles.slot}>{slot}</div>}
    </ArticleRow>
  );
}
