'use client';

import { NotebookPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { BinButton } from '@/components/ui/list/bin-button';
import { IconButton } from '@/components/ui/icon-button';
import { RelativeTime } from '@/components/ui/text/relative-time';
import { useDraft } from '@/hooks/ui/use-draft';
import { focusNeighbour } from '@/lib/browser/focus-neighbour';
import { annotationAnchor } from '@/lib/domain/annotation/annotated-texts';
import { noteDraft, removeAnnotation } from '@/lib/domain/annotation/annotations-store';
import type { Annotation } from '@/lib/domain/annotation/schema';
import { clipText } from '@/lib/utils/clip-text';
import { isolated } from '@/lib/utils/direction';
import { formatApiTime } from '@/lib/utils/time';
import styles from './annotation-item.module.css';

interface AnnotationItemProps {
  annotation: Annotation;
  /** Says what became of the passage. */
  state?: string | undefined;
  onEdit: (id: string) => void;
  /** Makes the quoted words lead to the passage where there is one. */
  lead: (words: ReactNode) => ReactNode;
}

const NAME_CHARACTERS = 20;

export function AnnotationItem({ annotation, state, onEdit, lead }: AnnotationItemProps) {
  const { id, quote, note, changedAt } = annotation;
  const { value: draft } = useDraft(noteDraft(id));
  const name = isolated(clipText(quote.exact, NAME_CHARACTERS));
  return (
    <li id={annotationAnchor(id)} className={styles.item}>
      <div className={styles.words}>
        <blockquote className={styles.quote} dir="auto">
          {lead(<span className={styles.passage}>{quote.exact}</span>)}
        </blockquote>
        {note !== '' && <p className={styles.note}>{note}</p>}
        <p className={styles.meta}>
          <RelativeTime value={formatApiTime(changedAt)} renderedAt={changedAt} />
          {state && <span className={styles.state}>{state}</span>}
          {draft !== undefined && draft !== note && (
            <button type="button" className={styles.draft} onClick={() => onEdit(id)}>
              有没写完的想法
            </button>
          )}
        </p>
      </div>
      <div className={styles.tools}>
        <IconButton label={`${note === '' ? '写想法' : '改想法'}：${name}`} title="写想法" onClick={() => onEdit(id)}>
          <NotebookPen size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <BinButton
          label={`删除笔记：${name}`}
          title="删除笔记"
          onClick={({ currentTarget, detail }) => {
            focusNeighbour(currentTarget, 'li');
            removeAnnotation(id, detail === 0);
          }}
        />
      </div>
    </li>
  );
}
