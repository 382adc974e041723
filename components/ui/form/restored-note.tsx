import { Button } from '@/components/ui/button';
import styles from './restored-note.module.css';

interface RestoredNoteProps {
  onDiscard: () => void;
}

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
