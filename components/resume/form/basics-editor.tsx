'use client';

import { memo, useMemo, type MouseEvent } from 'react';
import { DragHandle } from '@/components/ui/list/drag-handle';
import { ItemMenu } from '@/components/ui/list/item-menu';
import { SortableList, useSortableItem } from '@/components/ui/list/sortable-list';
import { changeResume, useResumeEditor } from '@/lib/domain/resume/resume-store';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import { BASICS_TITLE, FIXED_FIELDS } from '@/lib/domain/resume/resume-parts';
import type { BasicField } from '@/lib/domain/resume/schema';
import { isolated } from '@/lib/utils/direction';
import { isBlank } from '@/lib/utils/is-blank';
import { NewFieldForm } from './new-field-form';
import { PhotoField } from './photo-field';
import { SectionCard } from './section-card';
import styles from './basics-editor.module.css';

export function BasicsEditor() {
  const { title, data } = useResumeEditor(({ value: { history } }) => history.present.basics);
  const fixed = data.list.slice(0, FIXED_FIELDS);
  const own = useMemo(() => data.list.slice(FIXED_FIELDS), [data.list]);
  const ids = useMemo(() => own.map(({ id }) => id), [own]);
  return (
    <SectionCard name={title} head={<h2 className={styles.title}>{title || BASICS_TITLE}</h2>}>
      <div className={styles.basics}>
        <div>
          <ul aria-label="固定字段">
            {fixed.map((field) => (
              <FixedRow key={field.id} field={field} />
            ))}
          </ul>
          <SortableList ids={ids} unit="行" onMove={moveField} aria-label="自定义字段">
            {own.map((field) => (
              <OwnRow key={field.id} field={field} />
            ))}
          </SortableList>
          <NewFieldForm />
        </div>
        <PhotoField avatar={data.avatar} showAvatar={data.showAvatar} />
      </div>
    </SectionCard>
  );
}

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  姓名: 'name',
  求职意向: 'organization-title',
  电话: 'tel',
  手机: 'tel',
  邮箱: 'email',
  城市: 'address-level2',
};

const FixedRow = memo(function FixedRow({ field: { id, fieldName, fieldValue } }: { field: BasicField }) {
  return (
    <li className={styles.row}>
      <label className={styles.fixed}>
        <span>{fieldName}</span>
        <input
          className={styles.control}
          placeholder={`请输入${fieldName}`}
          autoComplete={AUTOCOMPLETE[fieldName]}
          value={fieldValue}
          onChange={({ target }) => changeResume({ kind: 'fieldChanged', id, changes: { fieldValue: target.value } })}
        />
      </label>
    </li>
  );
});

const moveField = (id: string, to: number) => changeResume({ kind: 'fieldMoved', id, to: to + FIXED_FIELDS });

/** A custom row, which needs both texts. */
function OwnRow({ field: { id, fieldName, fieldValue } }: { field: BasicField }) {
  const { itemProps, dragProps, place, total, move } = useSortableItem(id);
  const label = fieldName.trim() || `第 ${place + 1} 行`;
  const lacks = isBlank(fieldName) ? '请输入字段名称' : isBlank(fieldValue) ? '请输入字段内容' : '';
  const noteId = `${id}-note`;
  const remove = ({ currentTarget }: MouseEvent) => {
    focusNeighbour(currentTarget, 'li');
    changeResume({ kind: 'fieldDeleted', id });
  };
  return (
    <li {...itemProps} className={styles.row}>
      <div className={styles.own}>
        <DragHandle {...dragProps} name={label} place={place} onMove={move} />
        <input
          className={styles.control}
          aria-label={`${label}的名称`}
          aria-invalid={isBlank(fieldName) || undefined}
          aria-describedby={noteId}
          value={fieldName}
          onChange={({ target }) => changeResume({ kind: 'fieldChanged', id, changes: { fieldName: target.value } })}
        />
        <input
          className={styles.control}
          aria-label={`${label}的内容`}
          autoComplete={AUTOCOMPLETE[label]}
          aria-invalid={isBlank(fieldValue) || undefined}
          aria-describedby={noteId}
          value={fieldValue}
          onChange={({ target }) => changeResume({ kind: 'fieldChanged', id, changes: { fieldValue: target.value } })}
        />
        <ItemMenu vertical name={isolated(label)} place={place} total={total} onMove={move} onDelete={remove} />
      </div>
      <p id={noteId} className={styles.wrong} role={lacks ? 'alert' : undefined}>
        {lacks}
      </p>
    </li>
  );
}
