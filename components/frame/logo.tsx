import styles from './logo.module.css';

export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 32 32" width="30" height="30" fill="none" aria-hidden>
      <rect width="32" height="32" rx="9" />
      <path d="M20.6 10.4a7.6 7.6 0 1 0 3 6.6h-6.2" />
      <circle cx="24.4" cy="8.6" r="2.1" />
    </svg>
  );
}
