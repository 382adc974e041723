'use client';

import { useState, type ReactNode } from 'react';
import { formatCount } from '@/lib/utils/format-count';
import styles from './toggle-button.module.css';

interface ToggleButtonProps {
  icon: ReactNode;
  /** Names it in both states; `aria-pressed` tells them apart. */
  label: string;
  pressedLabel?: string;
  /** Null while unknown; absent without a count. */
  count?: number | null | undefined;
  /** Within text: icon only, with an enlarged touch target. */
  compact?: boolean;
  active: boolean;
  pending: boolean;
  onToggle: () => void;
  /** Persimmon when it is pressed, as a like is. */
  warm?: boolean;
  /** The key that presses the button. */
  shortcut?: string;
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
    warm = false,
    shortcut,
    className = '',
  } = props;
  // Only a press sparks: what was liked before is shown without.
  const [isPressed, setIsPressed] = useState(false);
  const shown = active ? pressedLabel : label;
  const name = typeof count === 'number' ? `${label} ${count}` : label;
  return (
    <button
      type="button"
      className={`${styles.toggle} ${compact ? styles.compact : ''} ${warm ? styles.warm : ''} ${className}`}
      // The name holds the visible word, so that speech input reaches the button.
      aria-label={compact || shown === label ? name : `${name} ${shown}`}
      aria-pressed={active}
      aria-keyshortcuts={shortcut}
      data-spark={(isPressed && active) || undefined}
      aria-busy={pending || undefined}
      onClick={() => {
        setIsPressed(!active);
        onToggle();
      }}
    >
      <span className={styles.glyph}>{icon}</span>
      {count !== undefined && <b>{formatCount(count)}</b>}
      {!compact && <span>{shown}</span>}
    </button>
  );
}
