'use client';

import { Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useComposition } from '@/hooks/ui/use-composition';
import { addNewField, typeNewField, useResumeEditor, type NewField } from '@/lib/domain/resume/resume-store';
import { isBlank } from '@/lib/utils/is-blank';
import recipes from '@/styles/recipes.module.css';
import styles from './basics-editor.module.css';

const PARTS = [
  { part: 'fieldName', label: '新字段的名称', placeholder: '名称，如 电话', message: '请输入字段名称' },
  { part: 'fieldValue', label: '新字段的内容', placeholder: '内容', message: '请输入字段内容' },
] as const;

const missingIn = (field: NewField) => (field.checked ? PARTS.find(({ part }) => isBlank(field[part])) : undefined);

export function NewFieldForm() {
  const field = useResumeEditor(({ value }) => value.newField);
  const form = useRef<HTMLFormElement>(null);
  const noteId = useId();
  const { compositionProps, isComposing } = useComposition();
  const missing = missingIn(field);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const added = addNewField();
        const wrong = added ? PARTS[0] : missingIn(useResumeEditor.getState().value.newField);
        form.current?.querySelector<HTMLElement>(`[name=${wrong?.part}]`)?.focus();
      }}
    >
      <div className={styles.new}>
        {PARTS.map(({ part, label, placeholder }) => (
          <input
            key={part}
            name={part}
            className={styles.control}
            aria-label={label}
            aria-invalid={(field.checked && isBlank(field[part])) || undefined}
            aria-describedby={noteId}
            placeholder={placeholder}
            value={field[part]}
            onChange={({ target }) => typeNewField({ [part]: target.value })}
            // Enter that ends an IME composition adds nothing.
            {...compositionProps}
            onKeyDown={(event) => event.key === 'Enter' && isComposing(event) && event.preventDefault()}
          />
        ))}
        <Button type="submit" title="添加">
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          <span className={recipes.visuallyHidden}>添加</span>
        </Button>
      </div>
      <p id={noteId} className={styles.wrong} role={missing ? 'alert' : undefined}>
        {missing?.message}
      </p>
    </form>
  );
}
