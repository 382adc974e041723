'use client';

import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { FieldGroup } from '@/components/ui/form/field';
import { Icon } from '@/components/ui/icon';
import { useFilterText } from '@/hooks/ui/use-filter-text';
import { TAG_LABELS } from '@/lib/domain/article/tag-labels';
import { tagLabel } from '@/lib/domain/article/labels';
import { tagQueries } from '@/lib/domain/tag/queries';
import { MAX_TAGS } from '@/lib/domain/write-center/writing-limits';
import { changeWriting, useWriting } from '@/lib/domain/write-center/writing-store';
import { toggleTag } from '@/lib/domain/write-center/writing';
import { lookUp } from '@/lib/utils/look-up';
import { NewTag } from '@/components/tag/new-tag';
import type { CreatedTag } from '@/components/tag/use-create-tag';
import controls from '@/styles/controls.module.css';
import recipes from '@/styles/recipes.module.css';
import styles from './publish-form.module.css';

interface Tag {
  value: string;
  label: string;
}

interface TagGroupProps {
  title: string;
  tags: readonly Tag[];
}

const toggle = (value: string) => changeWriting({ tag: toggleTag(useWriting.getState().value.tag, value) });

function TagGroup({ title, tags }: TagGroupProps) {
  const chosen = useWriting(({ value }) => value.tag);
  const full = chosen.length >= MAX_TAGS;
  if (tags.length === 0) return null;
  return (
    <div role="group" aria-label={title}>
      <p className={styles.groupTitle}>{title}</p>
      <div className={styles.chips}>
        {tags.map(({ value, label }) => {
          const checked = chosen.includes(value);
          return (
            <label key={value} className={styles.chip}>
              <input
                className={recipes.visuallyHidden}
                type="checkbox"
                checked={checked}
                disabled={full && !checked}
                onChange={() => toggle(value)}
              />
              {label}
            </label>
          );
        })}
      </div>
    </div>
  );
}

/** Chooses a new tag, unless the category has been changed meanwhile. */
function choose({ pid, tagName }: CreatedTag) {
  const { value } = useWriting.getState();
  if (pid === value.category && !value.tag.includes(tagName)) changeWriting({ tag: toggleTag(value.tag, tagName) });
}

function ChosenTags() {
  const chosen = useWriting(({ value }) => value.tag);
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="已选标签">
      {chosen.map((tag) => (
        <li key={tag}>
          <button
            className={`${styles.chosen} ${controls.touchArea}`}
            type="button"
            aria-label={`移除标签${tagLabel(tag)}`}
            onClick={() => toggle(tag)}
          >
            <span>{tagLabel(tag)}</span>
            <X size={14} strokeWidth={1.75} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface TagFieldProps {
  open: boolean;
  error: string | undefined;
  focusRef: (target: HTMLElement | null) => void;
}

export function TagField({ open, error, focusRef }: TagFieldProps) {
  const category = useWriting(({ value }) => value.category);
  const chosen = useWriting(({ value }) => value.tag);
  const { wanted, clear, isComposing, fieldProps } = useFilterText();
  const { data: custom = [], isError, refetch } = useQuery({ ...tagQueries.of(), enabled: open });
  const system = Object.entries(lookUp(TAG_LABELS, category) ?? {}).map(([value, label]) => ({ value, label }));
  const own = custom.filter(({ pid }) => pid === category).map(({ tagName }) => ({ value: tagName, label: tagName }));
  const known = new Set([...system, ...own].map(({ value }) => value));
  const others = chosen.filter((tag) => !known.has(tag)).map((value) => ({ value, label: value }));
  const words = wanted.trim().toLowerCase();
  const matching = (tags: readonly Tag[]) => tags.filter(({ label }) => label.toLowerCase().includes(words));
  const found = [...matching(system), ...matching(own), ...matching(others)];

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    // Enter would submit the form.
    event.preventDefault();
    const [first] = found;
    if (words === '' || !first) return;
    if (!chosen.includes(first.value)) toggle(first.value);
    clear();
  };
  return (
    <FieldGroup label="标签" required error={error} count={[chosen.length, MAX_TAGS]}>
      {category === '' ? (
        <p className={styles.hint}>选择分类后再选标签，最多 {MAX_TAGS} 个</p>
      ) : (
        <>
          <ChosenTags />
          <label className={controls.searchField}>
            <Icon of="search" />
            <input
              className={controls.searchInput}
              aria-label="搜索标签"
              placeholder="搜索标签，回车选择第一个"
              onKeyDown={handleKey}
              {...fieldProps}
            />
          </label>
          <div className={styles.tags}>
            <TagGroup title="系统标签" tags={matching(system)} />
            <TagGroup title="我的标签" tags={matching(own)} />
            <TagGroup title="其他标签" tags={matching(others)} />
            {found.length === 0 && <p className={styles.hint}>没有找到，可以在下面新增</p>}
          </div>
        </>
      )}
      {isError && (
        <p className={styles.hint}>
          自定义标签加载失败
          <button className={styles.textButton} type="button" onClick={() => void refetch()}>
            重试
          </button>
        </p>
      )}
      <NewTag category={category} onCreated={choose} buttonRef={focusRef} />
    </FieldGroup>
  );
}
