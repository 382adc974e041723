'use client';

import { memo } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { DragHandle } from '@/components/ui/drag-handle';
import { Trash2 } from 'lucide-react';
import { changeResume, useResumeEditor } from '@/hooks/resume/resume-editor';
import { useResumeRows } from '@/hooks/resume/use-resume-rows';
import type { DragProps } from '@/hooks/ui/use-reorder';
import { BASICS_TITLE, FIXED_FIELDS } from '@/lib/domain/resume/constants';
import type { BasicField } from '@/lib/domain/resume/schema';
import { NewFieldForm } from './new-field-form';
import { PhotoField } from './photo-field';
import { SectionCard } from './section-card';
import styles from './basics-editor.module.css';

/** The basic information: the photo, and rows of a name and a value, of which the first two stay. */
export function BasicsEditor() {
  const { title, data } = useResumeEditor(({ history }) => history.present.basics);
  const fixed = data.list.slice(0, FIXED_FIELDS);
  const own = data.list.slice(FIXED_FIELDS);
  const ids = own.map(({ id }) => id);
  const { listProps, itemProps, move, announcement } = useResumeRows({
    ids,
    unit: '行',
    onMove: (id, to) => changeResume({ type: 'fieldMoved', id, to: to + FIXED_FIELDS }),
  });
  return (
    <SectionCard name={title} head={<h2 className={styles.title}>{title || BASICS_TITLE}</h2>}>
      <div className={styles.basics}>
        <div>
          <ul className={styles.rows} aria-label="固定字段">
            {fixed.map((field) => (
              <FixedRow key={field.id} field={field} />
            ))}
          </ul>
          <ul {...listProps} className={styles.rows} aria-label="自定义字段">
            {own.map((field, place) => (
              <OwnRow
                key={field.id}
                field={field}
                place={place}
                drag={itemProps(field.id, place)}
                onMove={(to) => move(field.id, to)}
              />
            ))}
          </ul>
          <NewFieldForm />
          <p className="visually-hidden" role="status">
            {announcement}
          </p>
        </div>
        <PhotoField avatar={data.avatar} showAvatar={data.showAvatar} />
      </div>
    </SectionCard>
  );
}

const FixedRow = memo(function FixedRow({ field: { id, fieldName, fieldValue } }: { field: BasicField }) {
  return (
    <li className={styles.row}>
      <label className={styles.fixed}>
        <span>{fieldName}</span>
        <input
          className={styles.control}
          placeholder={`请输入${fieldName}`}
          value={fieldValue}
          onChange={({ target }) => changeResume({ type: 'fieldChanged', id, changes: { fieldValue: target.value } })}
        />
      </label>
    </li>
  );
});

interface OwnRowProps {
  field: BasicField;
  place: number;
  drag: DragProps;
  onMove: (to: number) => void;
}

/** A row of the member's own: both of its texts are needed. */
function OwnRow({ field: { id, fieldName, fieldValue }, place, drag, onMove }: OwnRowProps) {
  const { draggable, onDragStart, onDragEnd, ...row } = drag;
  const label = fieldName.trim() || `第 ${place + 1} 行`;
  const lacks = fieldName.trim() === '' ? '请输入字段名称' : fieldValue.trim() === '' ? '请输入字段内容' : '';
  const noteId = `${id}-note`;
  return (
    <li {...row} className={styles.row}>
      <div className={styles.own}>
        <DragHandle name={label} place={place} onMove={onMove} {...{ draggable, onDragStart, onDragEnd }} />
        <input
          className={styles.control}
          aria-label={`${label}的名称`}
          aria-invalid={fieldName.trim() === '' || undefined}
          aria-describedby={noteId}
          value={fieldName}
          onChange={({ target }) => changeResume({ type: 'fieldChanged', id, changes: { fieldName: target.value } })}
        />
        <input
          className={styles.control}
          aria-label={`${label}的内容`}
          aria-invalid={fieldValue.trim() === '' || undefined}
          aria-describedby={noteId}
          value={fieldValue}
          onChange={({ target }) => changeResume({ type: 'fieldChanged', id, changes: { fieldValue: target.value } })}
        />
        <IconButton label={`删除${label}`} onClick={() => changeResume({ type: 'fieldDeleted', id })}>
          <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
      <p id={noteId} className={styles.wrong} role={lacks ? 'alert' : undefined}>
        {lacks}
      </p>
    </li>
  );
}
