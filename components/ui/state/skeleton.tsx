import { Fragment, type ReactNode } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  round?: boolean;
}

export function Skeleton({ width, height, round = false }: SkeletonProps) {
  const size = width !== undefined || height !== undefined ? { width, height } : undefined;
  return <span className={round ? `${styles.box} ${styles.round}` : styles.box} style={size} />;
}

interface SkeletonRowsProps {
  label: string;
  count: number;
  className?: string | undefined;
  children: ReactNode;
}

export function SkeletonRows({ label, count, className, children }: SkeletonRowsProps) {
  return (
    <div className={className} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <Fragment key={index}>{children}</Fragment>
      ))}
    </div>
  );
}
