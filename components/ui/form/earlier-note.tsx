import styles from './earlier-note.module.css';

const SENTENCES = {
  looking: '正在确认上次的提交是否成功…',
  done: '上次的提交已经成功，不用再次提交',
  missing: '上次的提交没有成功，可以再次提交',
  unknown: '暂时无法确认上次的提交是否成功，再次提交前会先确认',
} as const;

interface EarlierNoteProps {
  state: 'none' | keyof typeof SENTENCES;
}

export function EarlierNote({ state }: EarlierNoteProps) {
  if (state === 'none') return null;
  return (
    <p className={styles.note} role="status">
      {SENTENCES[state]}
    </p>
  );
}
