import styles from './loading-overlay.module.css';

interface LoadingOverlayProps {
  /** What is awaited, below the spinner. */
  tip?: string;
}

/**
 * Covers the whole screen while something blocks the page. Appears after a delay, so that a short wait shows nothing.
 */
export function LoadingOverlay({ tip }: LoadingOverlayProps) {
  return (
    <div className={styles.overlay} role="status" aria-busy>
      <span className={styles.spinner} aria-hidden />
      {tip ? <p className={styles.tip}>{tip}</p> : <span className="visually-hidden">加载中</span>}
    </div>
  );
}
