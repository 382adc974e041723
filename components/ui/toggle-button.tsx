import type { ReactNode } from 'react';
import { formatCount } from '@/lib/utils/format-count';
import styles from './toggle-button.module.css';

interface ToggleButtonProps {
  icon: ReactNode;
  /** Label in both states; `aria-pressed` tells them apart. */
  label: string;
  pressedLabel?: string;
  /** Null while unknown; absent without a count. */
  count?: number | null | undefined;
  /** Within text: icon only, with an enlarged touch target. */
  compact?: boolean;
  active: boolean;
  pending: boolean;
  onToggle: () => void;
  className?: string | undefined;
}

/** Button of `useToggle`: `<ToggleButton {...like} icon={…} label="点赞" />`. */
export function ToggleButton(props: ToggleButtonProps) {
  const {
    icon,
    label,
    pressedLabel = label,
    count,
    compact = false,
    active,
    pending,
    onToggle,
    className = '',
  } = props;
  const shown = active ? pressedLabel : label;
  return (
    <button
      type="button"
      className={`${styles.toggle} ${compact ? styles.compact : ''} ${className}`}
      aria-label={typeof count === 'number' ? `${label} ${count}` : label}
      aria-pressed={active}
      aria-busy={pending || undefined}
      onClick={onToggle}
    >
      {icon}
      {count !== undefined && <b>{formatCount(count)}</b>}
      {!compact && <span>{shown}</span>}
    </button>
  );
}
