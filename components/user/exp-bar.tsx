import { LevelBadge } from '@/components/ui/level-badge';
import { levelOf, levelProgress } from '@/lib/domain/user/levels';
import styles from './exp-bar.module.css';

export function ExpBar({ exp }: { exp: number | null }) {
  if (exp === null) return null;
  const { percent, missing } = levelProgress(exp);
  return (
    <div className={styles.exp}>
      <LevelBadge level={levelOf(exp)} />
      <span className={styles.bar} aria-hidden>
        <i style={{ width: `${percent}%` }} />
      </span>
      <small>{missing === null ? '已满级' : `距下一级 ${missing} 经验`}</small>
    </div>
  );
}
