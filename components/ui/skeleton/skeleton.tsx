import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  round?: boolean;
}

/** A grey box in the place of what is being loaded. Wrap a group of them in an element with `aria-busy`. */
export function Skeleton({ width = '100%', height = 16, round = false }: SkeletonProps) {
  return (
    <span className={round ? `${styles.box} ${styles.round}` : styles.box} style={{ width, height }} aria-hidden />
  );
}
