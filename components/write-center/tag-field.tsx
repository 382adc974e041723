'use client';

import { useQuery } from '@tanstack/react-query';
import { FieldGroup } from '@/components/ui/field';
import { TAG_LABELS } from '@/lib/domain/article/constants';
import { tagQueries } from '@/lib/domain/tag/queries';
import { MOST_TAGS } from '@/lib/domain/write-center/constants';
import { changeWriting, useWriting } from '@/lib/domain/write-center/writing-store';
import { toggleTag } from '@/lib/domain/write-center/writing';
import { lookUp } from '@/lib/utils/look-up';
import { NewTag } from '@/components/tag/new-tag';
import type { CreatedTag } from '@/components/tag/use-create-tag';
import recipes from '@/styles/recipes.module.css';
import styles from './publish-form.module.css';

interface TagGroupProps {
  title: string;
  tags: readonly { value: string; label: string }[];
}

function TagGroup({ title, tags }: TagGroupProps) {
  const chosen = useWriting(({ value }) => value.tag);
  const full = chosen.length >= MOST_TAGS;
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
                onChange={() => changeWriting({ tag: toggleTag(chosen, value) })}
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

interface TagFieldProps {
  open: boolean;
  error: string | undefined;
  focusRef: (target: HTMLElement | null) => void;
}

export function TagField({ open, error, focusRef }: TagFieldProps) {
  const category = useWriting(({ value }) => value.category);
  const chosen = useWriting(({ value }) => value.tag);
  const { data: custom = [], isError, refetch } = useQuery({ ...tagQueries.of(), enabled: open });
  const system = Object.entries(lookUp(TAG_LABELS, category) ?? {}).map(([value, label]) => ({ value, label }));
  const own = custom.filter(({ pid }) => pid === category).map(({ tagName }) => ({ value: tagName, label: tagName }));
  const known = new Set([...system, ...own].map(({ value }) => value));
  const others = chosen.filter((tag) => !known.has(tag)).map((value) => ({ value, label: value }));
  return (
    <FieldGroup label="标签" required error={error} count={[chosen.length, MOST_TAGS]}>
      {category === '' ? (
        <p className={styles.hint}>选择分类后再选标签，最多 {MOST_TAGS} 个</p>
      ) : (
        <>
          <TagGroup title="系统标签" tags={system} />
          <TagGroup title="我的标签" tags={own} />
          <TagGroup title="其他标签" tags={others} />
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
