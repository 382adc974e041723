import styles from './loading-mark.module.css';

/** The dot on its way around the G. */
export const LoadingMark = () => (
  <svg className={styles.mark} viewBox="2 3 28 28" aria-hidden>
    <path d="M20.6 10.4a7.6 7.6 0 1 0 3 6.6h-6.2" />
    <circle cx="24.4" cy="8.6" r="2.4" />
  </svg>
);
