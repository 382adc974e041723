import styles from './end-mark.module.css';

export const EndMark = () => <p className={styles.end}>没有更多了</p>;
