import styles from './loading-overlay.module.css';

/**
 * Covers the whole screen while something blocks the page. Appears after a delay, so that a short wait shows nothing.
 */
export function LoadingOverlay() {
  return (
    <div className={styles.overlay} role="status" aria-busy>
      <span className={styles.spinner} aria-hidden />
      <span className="visually-hidden">加载中</span>
    </div>
  );
}
