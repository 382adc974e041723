import styles from './greeting.module.css';

/** The greeting of the page that everybody shares, which knows neither hour nor reader. */
export const GreetingPlaceholder = () => (
  <section className={styles.block} aria-label="问候">
    <p className={styles.greeting}>你好</p>
    <p className={styles.day}>&nbsp;</p>
    <div className={styles.level} data-only="member" />
    <div className={styles.prompt}>每日签到，积累经验</div>
  </section>
);
