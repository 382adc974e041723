import styles from './loading-overlay.module.css';

interface LoadingOverlayProps {
  /** What is being waited for. */
  tip?: string;
}

/** Covers the whole screen while nothing can be done. A wait of a moment shows nothing. */
export function LoadingOverlay({ tip }: LoadingOverlayProps) {
  return (
    <div className={styles.overlay} role="status" aria-busy>
      <span className={styles.spinner} aria-hidden />
      {tip ? <p className={styles.tip}>{tip}</p> : <span className="visually-hidden">加载中</span>}
    </div>
  );
}
