import { Icon } from '@/components/ui/icon';
import styles from './theme-switch.module.css';

export const ThemeIcon = () => (
  <>
    <Icon of="light" className={styles.light} />
    <Icon of="dark" className={styles.dark} />
  </>
);
