'use client';

import { Rows3, Rows4 } from 'lucide-react';
import { useDensity } from './use-density';
import styles from './density-switch.module.css';

export function DensitySwitch() {
  const { compact, toggle } = useDensity();
  const DensityIcon = compact ? Rows3 : Rows4;
  return (
    <button
      className={styles.switch}
      type="button"
      aria-label="紧凑列表"
      aria-pressed={compact}
      title={compact ? '切换为舒适列表' : '切换为紧凑列表'}
      onClick={toggle}
    >
      <DensityIcon size={18} strokeWidth={1.5} aria-hidden />
    </button>
  );
}
