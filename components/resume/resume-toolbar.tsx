'use client';

import { Redo2, Undo2 } from 'lucide-react';
import { SaveNote } from '@/components/document/save-note';
import { IconButton } from '@/components/ui/icon-button';
import { changeResume, redoResume, undoResume, useResumeEditor } from '@/lib/domain/resume/resume-store';
import { colourWarning } from '@/lib/domain/resume/colours';
import { ColourField } from '@/components/resume/form/colour-field';
import { ResumeFiles } from '@/components/resume/files/resume-files';
import { ThemePicker } from '@/components/resume/paper/theme-picker';
import styles from './resume-toolbar.module.css';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function ResumeToolbar() {
  const colour = useResumeEditor(({ value: { history } }) => history.present.colour);
  const onePage = useResumeEditor(({ value: { history } }) => history.present.basics.data.onePage);
  const canUndo = useResumeEditor(({ value: { history } }) => history.past.length > 0);
  const canRedo = useResumeEditor(({ value: { history } }) => history.future.length > 0);
  const warning = colourWarning(colour);
  return (
    <div className={styles.toolbar} role="group" aria-label="编辑工具">
      <div className={styles.row}>
        <ThemePicker />
        <ColourField
          value={colour}
          warning={warning}
          onChange={(chosen) => changeResume({ kind: 'colourChosen', colour: chosen })}
        />
        <label className={styles.onePage}>
          <input
            type="checkbox"
            checked={onePage}
            onChange={({ target }) => changeResume({ kind: 'onePageChosen', onePage: target.checked })}
          />
          缩到一页
        </label>
        <div className={styles.tools}>
          <IconButton label="撤销" title="撤销（Ctrl+Z）" aria-disabled={!canUndo} onClick={undoResume}>
            <Undo2 {...ICON} />
          </IconButton>
          <IconButton label="重做" title="重做（Ctrl+Shift+Z）" aria-disabled={!canRedo} onClick={redoResume}>
            <Redo2 {...ICON} />
          </IconButton>
        </div>
        <ResumeFiles />
      </div>
      <SaveNote />
      <p className={styles.warning} role="status">
        {warning}
      </p>
    </div>
  );
}
