import styles from './skeleton.module.css';

interface SkeletonProps {
  /** In pixels or as css says it; as wide as there is room, and as high as a line, by default. */
  width?: number | string;
  height?: number | string;
  round?: boolean;
}

/** A grey placeholder of what is loading. Wrap a group of them in an element with `aria-busy`. */
export function Skeleton({ width, height, round = false }: SkeletonProps) {
  const size = width !== undefined || height !== undefined ? { width, height } : undefined;
  return <span className={round ? `${styles.box} ${styles.round}` : styles.box} style={size} />;
}
