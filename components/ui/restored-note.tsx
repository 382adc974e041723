import { Button } from './button';
import styles from './restored-note.module.css';

interface RestoredNoteProps {
  onDiscard: () => void;
}

/** Says that a dialog shows what was typed earlier and not sent, and offers to discard that. */
export function RestoredNote({ onDiscard }: RestoredNoteProps) {
  return (
    <p className={styles.note} role="status">
      已恢复未提交的修改
      <Button variant="quiet" size="small" onClick={onDiscard}>
        放弃
      </Button>
    </p>
  );
}
