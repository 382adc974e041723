import { Icon } from '@/components/ui/icon';
import styles from './theme-switch.module.css';

/** A sun or a moon. */
export const ThemeIcon = () => (
  <>
    <Icon of="light" className={styles.light} />
    <Icon of="dark" className={styles.dark} />
  </>
);
