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
