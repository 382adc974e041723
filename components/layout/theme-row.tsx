import { ThemeChoices } from './theme-switch';
import styles from './theme-row.module.css';

/** The choices of the theme side by side, within a menu. */
export const ThemeRow = () => (
  <div className={styles.row} role="group" aria-label="主题">
    <ThemeChoices />
  </div>
);
