'use client';

import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useShallow } from 'zustand/react/shallow';
import { Button } from '@/components/ui/button';
import { FieldGroup } from '@/components/ui/form/field';
import { TextAreaField, TextField } from '@/components/ui/form/text-field';
import { useZodForm } from '@/hooks/ui/use-zod-form';
import { useImageUpload } from '@/hooks/upload/use-image-upload';
import { showToast } from '@/lib/browser/toast-store';
import { CATEGORIES } from '@/lib/domain/article/categories';
import type { FieldRule } from '@/lib/domain/write-center/check-fields';
import { describeError } from '@/lib/http/api-error';
import { firstParagraph } from '@/lib/domain/write-center/first-paragraph';
import { DESCRIPTION_MAX } from '@/lib/domain/write-center/writing-limits';
import { publishSchema, type PublishValues } from '@/lib/domain/write-center/schema';
import { changeWriting, chooseCategory, useWriting } from '@/lib/domain/write-center/writing-store';
import { canPublish } from '@/lib/domain/write-center/writing';
import { ArticleSamples } from './article-samples';
import { CheckSheet, type TextChecking } from './check-sheet';
import { CoverField } from './cover-field';
import recipes from '@/styles/recipes.module.css';
import styles from './publish-form.module.css';
import { TagField } from './tag-field';

const LABELS = { category: '分类', tag: '标签', linkUrl: '原文链接', description: '描述' } as const;
const FIELDS = ['category', 'tag', 'linkUrl', 'description'] as const satisfies readonly (keyof PublishValues)[];

export interface PublishFormProps {
  open: boolean;
  editing: boolean;
  pending: boolean;
  render: (markdown: string) => Promise<string>;
  checking: TextChecking;
  onPublish: () => void;
}

/** An article's fields besides its text, held in the store, so that closing loses nothing. */
export function PublishForm({ open, editing, pending, render, checking, onPublish }: PublishFormProps) {
  // The text is left out, so that typing does not render the form.
  const fields = useWriting(
    useShallow(({ value: { category, tag, linkUrl, description } }) => ({ category, tag, linkUrl, description })),
  );
  const ready = useWriting(({ value }) => canPublish(value));
  const form = useZodForm<PublishValues>({ schema: publishSchema, labels: LABELS, defaultValues: fields });
  const { getValues, setValue, trigger } = form;
  const { isSubmitted } = form.formState;
  const submit = useRef<HTMLButtonElement>(null);
  const coverField = useRef<HTMLDivElement>(null);
  const cover = useImageUpload({
    failedMessage: '上传封面图失败',
    onDone: (url) => changeWriting({ coverImage: url }),
  });

  // Drafts and imports change the store, too; own input is skipped.
  useEffect(() => {
    for (const name of FIELDS) if (getValues(name) !== fields[name]) setValue(name, fields[name]);
    if (isSubmitted) void trigger();
  }, [fields, isSubmitted, getValues, setValue, trigger]);

  const handleValid = () => {
    if (cover.pending) return showToast('封面正在上传，请稍候', 'failed');
    // Fields are disabled while sending.
    submit.current?.focus();
    onPublish();
  };
  const fillDescription = async () => {
    const html = await render(useWriting.getState().value.content).catch((error: unknown) => {
      showToast(describeError(error), 'failed');
      return null;
    });
    if (html === null) return;
    const text = firstParagraph(html);
    if (text === '') showToast('正文里还没有可用的段落', 'failed');
    else changeWriting({ description: text });
  };
  const goToField = (rule: FieldRule) => {
    if (rule === 'long title') return checking.onTitle();
    if (rule === 'long description') return form.setFocus('description');
    coverField.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
  // Registration order decides the first invalid field.
  const category = form.field('category', { onChange: () => chooseCategory(getValues('category')) });
  const tag = useController({ control: form.control, name: 'tag' });

  return (
    <form className={styles.form} {...form.props} onSubmit={(event) => form.submit(event, handleValid, pending)}>
      <div className={styles.fields} inert={pending}>
        <FieldGroup label={category.label} required error={category.error}>
          <div className={styles.chips}>
            {CATEGORIES.map(({ code, label }) => (
              <label key={code} className={styles.chip}>
                <input
                  ref={category.ref}
                  className={recipes.visuallyHidden}
                  type="radio"
                  name="category"
                  value={code}
                  onChange={category.onChange}
                />
                {label}
              </label>
            ))}
          </div>
        </FieldGroup>
        <TagField open={open} error={tag.fieldState.error?.message} focusRef={tag.field.ref} />
        <div className={styles.description}>
          <TextAreaField
            {...form.field('description', { onChange: () => changeWriting({ description: getValues('description') }) })}
            placeholder="一两句话说明文章写了什么，会显示在列表和搜索结果里"
            rows={3}
            required
            count={[fields.description, DESCRIPTION_MAX]}
          />
          <button className={styles.fill} type="button" onClick={() => void fillDescription()}>
            取首段
          </button>
        </div>
        <div ref={coverField}>
          <CoverField cover={cover} />
        </div>
        <TextField
          {...form.field('linkUrl', { onChange: () => changeWriting({ linkUrl: getValues('linkUrl') }) })}
          type="url"
          inputMode="url"
          placeholder="转载文章请填写原文地址，原创留空"
        />
      </div>
      {open && (
        <div className={styles.beside}>
          <CheckSheet {...checking} onField={goToField} />
          <ArticleSamples />
        </div>
      )}
      <div className={styles.actions}>
        <Button ref={submit} variant="primary" type="submit" disabled={!ready} pending={pending}>
          {editing ? '确定并更新' : '确定并发布'}
        </Button>
      </div>
    </form>
  );
}
