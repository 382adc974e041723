import { Icon } from '@/components/ui/icon';
import styles from './news-pill.module.css';

interface NewsPillProps {
  /** How many rows are new; there is no pill for none. */
  count: number;
  /** What the rows are called, with their measure word, such as 篇新文章. */
  noun: string;
  busy?: boolean;
  onClick: () => void;
}

/** Offers the new rows of a list, whose number is announced. */
export const NewsPill = ({ count, noun, busy = false, onClick }: NewsPillProps) => (
  <div className={styles.place} role="status">
    {count > 0 && (
      <button className={styles.pill} type="button" aria-busy={busy || undefined} onClick={onClick}>
        <Icon of="up" size={16} />有 {count} {noun}
      </button>
    )}
  </div>
);
