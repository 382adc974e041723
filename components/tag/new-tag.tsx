'use client';

import { Plus } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { EarlierNote } from '@/components/ui/form/earlier-note';
import { useCreateTag, type CreatedTag } from './use-create-tag';
import { useComposition } from '@/hooks/ui/use-composition';
import { CATEGORIES } from '@/lib/domain/article/categories';
import { tagNameProblem } from '@/lib/domain/tag/tag-name';
import { withoutDirectionControls } from '@/lib/utils/direction';
import controls from '@/styles/controls.module.css';
import styles from './new-tag.module.css';

interface NewTagProps {
  category?: string;
  onCreated?: (tag: CreatedTag) => void;
  buttonRef?: (button: HTMLElement | null) => void;
}

export function NewTag({ category = '', onCreated, buttonRef }: NewTagProps) {
  const id = useId();
  const [phase, setPhase] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const [chosenPid, setPid] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const { compositionProps, isComposing } = useComposition();
  const pid = chosenPid ?? category;
  const { run, pending, earlier } = useCreateTag((tag) => {
    onCreated?.(tag);
    setName('');
    setPid(null);
    setPhase('closed');
  });

  if (phase !== 'open') {
    return (
      <button
        ref={buttonRef}
        className={styles.addTag}
        type="button"
        autoFocus={phase === 'closed'}
        onClick={() => setPhase('open')}
      >
        <Plus size={16} strokeWidth={1.75} aria-hidden />
        新增标签
      </button>
    );
  }
  const close = () => {
    setError('');
    setPhase('closed');
  };
  const create = () => {
    const tagName = withoutDirectionControls(name);
    const problem = pid === '' ? '请选择标签所属分类' : tagNameProblem(tagName);
    setError(problem ?? '');
    if (!problem) run({ pid, tagName });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    create();
  };
  return (
    <div className={styles.newTag} role="group" aria-label="新增标签">
      <div className={styles.row}>
        <select
          className={controls.select}
          aria-label="标签所属分类"
          value={pid}
          onChange={({ target }) => {
            setPid(target.value);
            setError('');
          }}
        >
          <option value="">所属分类</option>
          {CATEGORIES.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
        <input
          autoFocus
          aria-label="标签名称"
          aria-describedby={`${id}-error`}
          aria-invalid={error !== ''}
          placeholder="标签名称"
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setError('');
          }}
          onKeyDown={handleKey}
          {...compositionProps}
        />
        <Button size="small" pending={pending} onClick={create}>
          添加
        </Button>
        <Button size="small" variant="quiet" onClick={close}>
          取消
        </Button>
      </div>
      <EarlierNote state={earlier} />
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </p>
    </div>
  );
}
