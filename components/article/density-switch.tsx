'use client';

import { useDensity } from './use-density';
import styles from './density-switch.module.css';

/** Heights of the lines between the rows of the button's picture. */
const COMFORTABLE = [9, 15];
const COMPACT = [7.5, 12, 16.5];

export function DensitySwitch() {
  const { compact, toggle } = useDensity();
  return (
    <button
      className={styles.switch}
      type="button"
      aria-label="紧凑列表"
      aria-pressed={compact}
      title={compact ? '切换为舒适列表' : '切换为紧凑列表'}
      onClick={toggle}
    >
      {/* Drawn here: the icons' library would be the only one of this page. */}
      <svg width={18} height={18} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={1.5} aria-hidden>
        <rect x={3} y={3} width={18} height={18} rx={2} />
        {(compact ? COMFORTABLE : COMPACT).map((line) => (
          <path key={line} d={`M3 ${line}h18`} />
        ))}
      </svg>
    </button>
  );
}
