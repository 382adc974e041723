'use client';

import { useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/layer/dialog';
import { Field } from '@/components/ui/form/field';
import { RestoredNote } from '@/components/ui/form/restored-note';
import { useComposition } from '@/hooks/ui/use-composition';
import { useDraft } from '@/hooks/ui/use-draft';
import { showToast } from '@/lib/browser/toast-store';
import { changeNote, dropAnnotation, noteDraft } from '@/lib/domain/annotation/annotations-store';
import { ANNOTATION_RULES, type Annotation } from '@/lib/domain/annotation/schema';
import { codePointsIn } from '@/lib/utils/characters-in';
import styles from './note-dialog.module.css';

interface NoteDialogProps {
  annotation: Annotation;
  /** Marked for this note alone: the mark goes when nothing is written. */
  isNew: boolean;
  onClose: () => void;
}

const WIDTH = 480;

export function NoteDialog({ annotation, isNew, onClose }: NoteDialogProps) {
  const { id, quote } = annotation;
  const { value: draft, get, set } = useDraft(noteDraft(id));
  const [restored, setRestored] = useState(() => get() !== undefined);
  const { compositionProps, isComposing } = useComposition();
  const note = draft ?? annotation.note;
  const isTooLong = codePointsIn(note) > ANNOTATION_RULES.note;

  const change = (typed: string) => void set(typed === annotation.note ? undefined : typed);
  const save = async () => {
    if (isTooLong) return;
    onClose();
    if (isNew && note.trim() === '') {
      set(undefined);
      return void dropAnnotation(id);
    }
    if (await changeNote(id, note.trim())) set(undefined);
  };
  const handleClose = () => {
    onClose();
    if (get() !== undefined) showToast('想法还没有保存，草稿留在这条笔记里');
    else if (isNew) void dropAnnotation(id);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return;
    event.preventDefault();
    void save();
  };

  return (
    <Dialog title={annotation.note === '' ? '写想法' : '改想法'} width={WIDTH} onClose={handleClose}>
      <blockquote className={styles.quote}>{quote.exact}</blockquote>
      {restored && (
        <RestoredNote
          onDiscard={() => {
            set(undefined);
            setRestored(false);
          }}
        />
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field
          label="想法"
          count={[note, ANNOTATION_RULES.note]}
          error={isTooLong ? `最多 ${ANNOTATION_RULES.note} 个字` : undefined}
          hint="只存在这个浏览器里，别人看不到"
        >
          {(control) => (
            <textarea
              {...control}
              {...compositionProps}
              data-autofocus
              rows={5}
              value={note}
              onKeyDown={handleKey}
              onChange={({ currentTarget }) => change(currentTarget.value)}
            />
          )}
        </Field>
        <div className={styles.actions}>
          <Button onClick={handleClose}>取消</Button>
          <Button variant="primary" type="submit">
            保存
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
