'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/state/skeleton';
import controls from '@/styles/controls.module.css';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  label: string;
  placeholder: string;
  onFilter: (text: string) => void;
  status: string;
  children?: ReactNode;
}

/** The place of the bar and of its button. */
export const FilterBarSkeleton = () => (
  <div className={styles.bar} aria-hidden>
    <span className={styles.filter}>
      <span className={controls.searchInput} />
    </span>
    <Skeleton width={96} height="var(--control-height)" />
  </div>
);

export const FilterBar = ({ label, placeholder, onFilter, status, children }: FilterBarProps) => (
  <div className={styles.bar}>
    <label className={styles.filter}>
      <Icon of="search" size={16} />
      <input
        className={controls.searchInput}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget, nativeEvent }) => {
          if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) onFilter(currentTarget.value);
        }}
        onCompositionEnd={({ currentTarget }) => onFilter(currentTarget.value)}
      />
    </label>
    <p className="tabular" role="status">
      {status}
    </p>
    {children}
  </div>
);
