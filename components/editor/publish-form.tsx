'use client';

import { useId, useRef, useState, type FormEvent } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { Button } from '@/components/ui/button';
import { useImageUpload } from '@/hooks/upload/use-image-upload';
import { CATEGORIES } from '@/lib/domain/article/constants';
import { DESCRIPTION_MAX } from '@/lib/domain/editor/constants';
import { changeWriting, chooseCategory, useWriting } from '@/lib/domain/editor/store';
import { canPublish, lengthOf, publishProblems, type PublishProblems } from '@/lib/domain/editor/utils';
import { showToast } from '@/lib/browser/toast-store';
import { CoverField } from './cover-field';
import { TagField } from './tag-field';
import styles from './publish-form.module.css';

const publishFields = ({
  writing: { category, tag, linkUrl, description },
}: ReturnType<typeof useWriting.getState>) => ({
  category,
  tag,
  linkUrl,
  description,
});

interface PublishFormProps {
  open: boolean;
  editing: boolean;
  pending: boolean;
  onPublish: () => void;
}

/** What an article needs besides its text. It is all in the write center's state, so closing loses nothing. */
export function PublishForm({ open, editing, pending, onPublish }: PublishFormProps) {
  const id = useId();
  // Without the text: a key pressed in it is no business of the form's.
  const writing = useWriting(useShallow(publishFields));
  const ready = useWriting(({ writing: { title, content } }) => canPublish({ title, content }));
  // Told once the author has tried; from then on as each field changes.
  const [tried, setTried] = useState(false);
  const problems: PublishProblems = tried ? publishProblems(writing) : {};
  const length = lengthOf(writing.description);
  const submit = useRef<HTMLButtonElement>(null);
  const cover = useImageUpload({
    failedMessage: '上传封面图失败',
    onDone: (url) => changeWriting({ coverImage: url }),
  });

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const [first] = Object.keys(publishProblems(writing));
    if (first === undefined && cover.pending) showToast('封面正在上传，请稍候', 'failed');
    else if (first === undefined) {
      // The fields rest while the article is under way.
      submit.current?.focus();
      onPublish();
    } else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"], [aria-label="新增标签"]`)?.focus();
  };

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <div className={styles.fields} inert={pending}>
        <fieldset className={styles.field}>
          <legend>分类</legend>
          <div className={styles.chips}>
            {CATEGORIES.map(({ code, label }) => (
              <label key={code} className={styles.chip}>
                <input
                  className="visually-hidden"
                  type="radio"
                  name="category"
                  checked={writing.category === code}
                  onChange={() => chooseCategory(code)}
                />
                {label}
              </label>
            ))}
          </div>
          <p className={styles.error} role="alert">
            {problems.category}
          </p>
        </fieldset>
        <TagField open={open} error={problems.tag} />
        <CoverField cover={cover} />
        <div className={styles.field}>
          <label htmlFor={`${id}-link`}>原文链接</label>
          <input
            id={`${id}-link`}
            name="linkUrl"
            type="url"
            inputMode="url"
            placeholder="转载文章请填写原文地址，原创留空"
            value={writing.linkUrl}
            aria-invalid={problems.linkUrl !== undefined}
            aria-describedby={`${id}-link-error`}
            onChange={({ target }) => changeWriting({ linkUrl: target.value })}
          />
          <p id={`${id}-link-error`} className={styles.error} role="alert">
            {problems.linkUrl}
          </p>
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-description`}>
            描述
            <span className={`${styles.count} tabular`} data-over={length > DESCRIPTION_MAX || undefined}>
              {length}/{DESCRIPTION_MAX}
            </span>
          </label>
          <textarea
            id={`${id}-description`}
            name="description"
            rows={4}
            placeholder="一两句话说明文章写了什么，会显示在列表和搜索结果里"
            value={writing.description}
            aria-invalid={problems.description !== undefined}
            aria-describedby={`${id}-description-error`}
            onChange={({ target }) => changeWriting({ description: target.value })}
          />
          <p id={`${id}-description-error`} className={styles.error} role="alert">
            {problems.description}
          </p>
        </div>
      </div>
      <div className={styles.actions}>
        <Button ref={submit} variant="primary" type="submit" disabled={!ready} pending={pending}>
          {editing ? '确定并更新' : '确定并发布'}
        </Button>
      </div>
    </form>
  );
}
