import { Icon } from '@/components/ui/icon';
import styles from './news-pill.module.css';

interface NewsPillProps {
  count: number;
  noun: string;
  busy?: boolean;
  onClick: () => void;
}

export const NewsPill = ({ count, noun, busy = false, onClick }: NewsPillProps) => (
  <div className={styles.place} role="status">
    {count > 0 && (
      <button className={styles.pill} type="button" aria-busy={busy || undefined} onClick={onClick}>
        <Icon of="up" size={16} />有 {count} {noun}
      </button>
    )}
  </div>
);
