import styles from './level-badge.module.css';

const TINTS = 5;

export function LevelBadge({ level }: { level: number | null }) {
  if (level === null) return null;
  const tint = Math.min(TINTS, Math.ceil(level / 2));
  return (
    <span
      className={styles.badge}
      style={{ color: `var(--color-level-${tint})`, background: `var(--color-level-${tint}-soft)` }}
    >
      {`Lv.${level}`}
    </span>
  );
}
