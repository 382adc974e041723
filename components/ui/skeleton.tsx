import { Fragment, type ReactNode } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** In pixels or as css says it; as wide as there is room, and as high as a line, by default. */
  width?: number | string;
  height?: number | string;
  round?: boolean;
}

/** A grey placeholder of what is loading. Repeated rows are `SkeletonRows`; wrap others in an element with `aria-busy`. */
export function Skeleton({ width, height, round = false }: SkeletonProps) {
  const size = width !== undefined || height !== undefined ? { width, height } : undefined;
  return <span className={round ? `${styles.box} ${styles.round}` : styles.box} style={size} />;
}

interface SkeletonRowsProps {
  /** Tells screen readers what is loading. */
  label: string;
  /** How many rows. */
  count: number;
  className?: string | undefined;
  /** One row. */
  children: ReactNode;
}

/** Placeholder of rows that are loading: one row, repeated. */
export function SkeletonRows({ label, count, className, children }: SkeletonRowsProps) {
  return (
    <div className={className} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <Fragment key={index}>{children}</Fragment>
      ))}
    </div>
  );
}
