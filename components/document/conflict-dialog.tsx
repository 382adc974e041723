'use client';

import { structuredPatch } from 'diff';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import recipes from '@/styles/recipes.module.css';
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
/** Bounds the diff, which is slow for unrelated texts. */
const DIFF_TIMEOUT_MS = 2_000;

export function ConflictDialog({ noun, theirs, mine, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  return (
    <Dialog title={`${noun}在别处更新过`} width={WIDTH} onClose={onClose}>
      <p className={styles.sentence}>
        打开之后，服务器上的{noun}有了别的修改。下面以 − 标出只在服务器上的行，以 + 标出只在编辑器里的行。
      </p>
      <Diff theirs={theirs} mine={mine} />
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

function Diff({ theirs, mine }: { theirs: string; mine: string }) {
  const patch = structuredPatch('', '', theirs, mine, '', '', { context: 2, timeout: DIFF_TIMEOUT_MS });
  if (!patch) return <p className={styles.sentence}>两份内容相差太大，无法逐行对比；可以先返回编辑并下载备份。</p>;
  return (
    <div className={styles.diff} role="region" aria-label="逐行对比" tabIndex={0}>
      {patch.hunks.map(({ oldStart, newStart, lines }) => (
        <ul key={`${oldStart}-${newStart}`}>
          {lines.map((line, index) => (
            // Index keys are safe: hunks never change.
            <DiffLine key={index} mark={line.slice(0, 1)} text={line.slice(1)} />
          ))}
        </ul>
      ))}
    </div>
  );
}

function DiffLine({ mark, text }: { mark: string; text: string }) {
  if (mark === '-')
    return (
      <li data-side="theirs">
        <span className={recipes.visuallyHidden}>仅在服务器上：</span>
        <del>{text}</del>
      </li>
    );
  if (mark === '+')
    return (
      <li data-side="mine">
        <span className={recipes.visuallyHidden}>仅在编辑器里：</span>
        <ins>{text}</ins>
      </li>
    );
  return <li>{text}</li>;
}
