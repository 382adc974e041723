import { Icon } from '@/components/ui/icon';
import styles from './news-pill.module.css';

interface NewsPillProps {
  /** Number of new rows; 0 renders nothing. */
  count: number;
  /** Noun with its measure word, such as 篇新文章. */
  noun: string;
  busy?: boolean;
  onClick: () => void;
}

/** Offers new rows, whose number is announced. */
export const NewsPill = ({ count, noun, busy = false, onClick }: NewsPillProps) => (
  <div className={styles.place} role="status">
    {count > 0 && (
      <button className={styles.pill} type="button" aria-busy={busy || undefined} onClick={onClick}>
        <Icon of="up" size={16} />有 {count} {noun}
      </button>
    )}
  </div>
);
