import { Send } from 'lucide-react';
import { NEW_TAB } from '@/components/ui/new-tab';
import type { HotNewsItem } from '@/lib/domain/hot-news/schema';
import { formatCount } from '@/lib/utils/format-count';
import { safeLink } from '@/lib/utils/address/safe-link';
import { isolated } from '@/lib/utils/direction';
import recipes from '@/styles/recipes.module.css';
import styles from './hot-news.module.css';

interface HotNewsRowProps {
  item: HotNewsItem & { change: number | 'new' };
  rank: number;
  onSend: (text: string) => void;
}

export function HotNewsRow({ item, rank, onSend }: HotNewsRowProps) {
  const { title, hot, change } = item;
  const link = safeLink(item.url);
  return (
    <li className={styles.row}>
      <span className={styles.rank}>
        {rank}
        <RankChange change={change} />
      </span>
      {link ? (
        <a
          className={styles.title}
          dir="auto"
          href={link.href}
          {...NEW_TAB}
          rel="noopener noreferrer nofollow"
          title={title}
        >
          {title}
        </a>
      ) : (
        <span className={styles.title} dir="auto" title={title}>
          {title}
        </span>
      )}
      <span className={styles.hot}>{/^\d+$/.test(hot) ? formatCount(Number(hot)) : hot}</span>
      <button
        className={styles.send}
        type="button"
        aria-label={`发到友圈：${isolated(title)}`}
        title="发到友圈"
        onClick={() => onSend(link ? `${title} ${link.href}` : title)}
      >
        <Send size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </li>
  );
}

function RankChange({ change }: { change: number | 'new' }) {
  if (change === 0) return null;
  if (change === 'new') return <small className={styles.new}>新</small>;
  const ranks = Math.abs(change);
  return (
    <small className={change > 0 ? styles.up : styles.down}>
      <span aria-hidden>
        {change > 0 ? '↑' : '↓'}
        {ranks}
      </span>
      <span className={recipes.visuallyHidden}>{change > 0 ? `上升 ${ranks} 位` : `下降 ${ranks} 位`}</span>
    </small>
  );
}
