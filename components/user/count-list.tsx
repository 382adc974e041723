import { formatCount } from '@/lib/utils/format-count';
import styles from './count-list.module.css';

interface CountListProps {
  /** A value that is not known is shown as such. */
  counts: readonly { label: string; value: number | null | undefined }[];
}

/** A user's counts side by side, each above its name. */
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
