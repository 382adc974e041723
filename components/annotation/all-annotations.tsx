'use client';

import { Download } from 'lucide-react';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state/empty-state';
import { FilterBar, FilterBarSkeleton } from '@/components/ui/form/filter-bar';
import { useHydrated } from '@/components/ui/use-hydrated';
import { saveFile } from '@/lib/browser/files/save-file';
import { annotationAddress } from '@/lib/domain/annotation/annotated-texts';
import {
  annotationsAsMarkdown,
  groupByText,
  matchingAnnotations,
} from '@/lib/domain/annotation/annotations-as-markdown';
import { followAnnotations, useAnnotations } from '@/lib/domain/annotation/annotations-store';
import recipes from '@/styles/recipes.module.css';
import styles from './all-annotations.module.css';
import { AnnotationItem } from './annotation-item';
import { NoteDialog } from './note-dialog';

export function AllAnnotations() {
  const { all, hidden, status, stored } = useAnnotations();
  const [word, setWord] = useState('');
  const [editing, setEditing] = useState('');
  useEffect(followAnnotations, []);
  if (!useHydrated() || status !== 'known') return <FilterBarSkeleton />;

  const kept = all.filter(({ id }) => !hidden.has(id));
  const shown = matchingAnnotations(kept, word);
  const edited = kept.find(({ id }) => id === editing);
  const isFiltered = word.trim() !== '';
  const save = () =>
    saveFile(
      new Blob([annotationsAsMarkdown(shown, window.location.origin)], { type: 'text/markdown;charset=utf-8' }),
      '我的笔记.md',
    );

  return (
    <>
      {!stored && (
        <p className={styles.warning} role="alert">
          这个浏览器现在存不了数据，笔记只留在打开的页面里
        </p>
      )}
      {kept.length === 0 ? (
        <EmptyState>还没有笔记，读文章时选中一段文字，就能划线、写想法</EmptyState>
      ) : (
        <FilterBar
          label="搜索笔记"
          placeholder="按原文、想法或标题搜索"
          onFilter={setWord}
          status={isFiltered ? `找到 ${shown.length} 条` : `共 ${shown.length} 条`}
        >
          <Button size="small" disabled={shown.length === 0} onClick={save}>
            <Download size={16} strokeWidth={1.75} aria-hidden />
            导出 Markdown
          </Button>
        </FilterBar>
      )}
      {kept.length > 0 && shown.length === 0 && <EmptyState of="search">没有符合的笔记</EmptyState>}
      {groupByText(shown).map(({ address, title, annotations }) => (
        <section key={address} className={styles.group} aria-labelledby={`text-${address}`}>
          <h2 id={`text-${address}`} className={`${recipes.itemHeading} ${styles.title}`}>
            <Link href={address} prefetch={false} dir="auto">
              {title || '没有标题'}
            </Link>
          </h2>
          <ul>
            {annotations.map((annotation) => (
              <AnnotationItem
                key={annotation.id}
                annotation={annotation}
                onEdit={setEditing}
                lead={(words) => (
                  <Link href={annotationAddress(address, annotation.id)} prefetch={false} title="回到原文">
                    {words}
                  </Link>
                )}
              />
            ))}
          </ul>
        </section>
      ))}
      {edited && <NoteDialog key={edited.id} annotation={edited} isNew={false} onClose={() => setEditing('')} />}
    </>
  );
}
