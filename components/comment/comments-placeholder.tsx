import type { CSSProperties, ReactNode } from 'react';
import { Skeleton } from '@/components/ui/state/skeleton';
import { COMMENT_RULES, type CommentKind } from '@/lib/domain/comment/comment-rules';
import styles from './comments.module.css';

const PLACEHOLDERS = [1, 2];

export function CommentsHeading({ count = 0 }: { count?: number | undefined }) {
  return (
    <h2 id="comments-title" tabIndex={-1} className={styles.title}>
      评论{count > 0 && <span className={styles.count}>{count}</span>}
    </h2>
  );
}

export const ListHeading = ({ title, count = 0 }: { title: string | undefined; count?: number | undefined }) =>
  title !== undefined && count > 0 && <h3 className={styles.listTitle}>{title}</h3>;

export function CommentSkeletons() {
  return (
    <div className={styles.skeleton} aria-busy>
      {PLACEHOLDERS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={40} height={40} round />
          <div>
            <Skeleton width={120} />
            <Skeleton height={40} />
          </div>
        </div>
      ))}
    </div>
  );
}

interface PlaceStyle extends CSSProperties {
  '--rows': number;
}

interface CommentsPlaceholderProps {
  kind: CommentKind;
  count: number | undefined;
  listTitle: string | undefined;
  children: ReactNode;
}

export function CommentsPlaceholder({ kind, count, listTitle, children }: CommentsPlaceholderProps) {
  const style: PlaceStyle = { '--rows': COMMENT_RULES[kind].rows.comment };
  return (
    <>
      <div className={styles.head}>
        <CommentsHeading count={count} />
      </div>
      <div className={styles.boxPlace} style={style} />
      <ListHeading title={listTitle} count={count} />
      {children ?? <CommentSkeletons />}
    </>
  );
}
