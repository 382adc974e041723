import styles from './end-mark.module.css';

/** The end of a list. */
export const EndMark = () => <p className={styles.end}>没有更多了</p>;
