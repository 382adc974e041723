import { formatCount } from '@/lib/utils/format-count';
import styles from './count-list.module.css';

interface CountListProps {
  counts: readonly { label: string; value: number | null | undefined }[];
}

export const CountList = ({ counts }: CountListProps) => (
  <dl className={styles.counts}>
    {counts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{formatCount(value)}</dd>
      </div>
    ))}
  </dl>
);

interface AuthorCountsProps {
  counts: Record<'articles' | 'likes' | 'followed' | 'fans', number | null | undefined>;
}

export const AuthorCounts = ({ counts: { articles, likes, followed, fans } }: AuthorCountsProps) => (
  <CountList
    counts={[
      { label: '文章', value: articles },
      { label: '获赞', value: likes },
      { label: '关注', value: followed },
      { label: '粉丝', value: fans },
    ]}
  />
);
