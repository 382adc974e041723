'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/layer/dialog';
import { TextDiff } from './text-diff';
import styles from './conflict-dialog.module.css';

interface ConflictDialogProps {
  noun: string;
  theirs: string;
  mine: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

const WIDTH = 860;

export function ConflictDialog({ noun, theirs, mine, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  return (
    <Dialog title={`${noun}在别处更新过`} width={WIDTH} onClose={onClose}>
      <p className={styles.sentence}>
        打开之后，服务器上的{noun}有了别的修改。下面以 − 标出只在服务器上的行，以 + 标出只在编辑器里的行。
      </p>
      <TextDiff before={theirs} after={mine} labels={{ before: '仅在服务器上：', after: '仅在编辑器里：' }} />
      <div className={styles.actions}>
        <Button data-autofocus onClick={onClose}>
          返回编辑
        </Button>
        <Button onClick={onTakeTheirs}>采用服务器上的，另存我的</Button>
        <Button variant="primary" onClick={onKeepMine}>
          用我的覆盖
        </Button>
      </div>
    </Dialog>
  );
}
