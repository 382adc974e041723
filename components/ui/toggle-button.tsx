import type { ReactNode } from 'react';
import { formatCount } from '@/lib/utils/format-count';
import styles from './toggle-button.module.css';

interface ToggleButtonProps {
  icon: ReactNode;
  /** Names the button in both states; `aria-pressed` tells them apart. */
  label: string;
  /** Shown instead of the label while it is on. */
  pressedLabel?: string;
  /** Null while it is unknown; absent where there is none. */
  count?: number | null | undefined;
  /** Within a line of text: only the icon, with an enlarged touch target. */
  compact?: boolean;
  active: boolean;
  pending: boolean;
  onToggle: () => void;
  className?: string | undefined;
}

/** A button for what `useToggle` gives: `<ToggleButton {...like} icon={…} label="点赞" />`. */
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
