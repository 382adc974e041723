'use client';

import { useEffect, useState } from 'react';
import { useStored } from '@/hooks/ui/use-stored';
import { whenSeen } from '@/lib/browser/when-seen';
import { annotatedTexts } from '@/lib/domain/annotation/annotated-texts';
import { markRead, type ListedText } from '@/lib/domain/reading-list/reading-list';
import { LazyAnnotations } from './reading-panel.lazy';
import { ReadingProgress } from './reading-progress';
import { ReadingTools } from './reading-tools';

export interface ReadingAidsProps {
  text: ListedText;
  /** Selected text can be quoted in a comment. */
  quotes?: boolean;
}

const hasSelection = () => document.getSelection()?.isCollapsed === false;

export function ReadingAids({ text, quotes = false }: ReadingAidsProps) {
  const { id, href } = text;
  const [selected, setSelected] = useState(false);
  const isAnnotated = (useStored(annotatedTexts)?.counts[href] ?? 0) > 0;
  useEffect(() => {
    const handleSelection = () => {
      if (hasSelection()) setSelected(true);
    };
    handleSelection();
    document.addEventListener('selectionchange', handleSelection);
    return () => document.removeEventListener('selectionchange', handleSelection);
  }, []);
  useEffect(() => {
    const end = document.querySelector('.markdown-body')?.lastElementChild;
    return end ? whenSeen(end, () => markRead(href)) : undefined;
  }, [href]);
  return (
    <>
      <ReadingProgress articleId={id} />
      <ReadingTools text={text} />
      {(selected || isAnnotated) && <LazyAnnotations text={text} quotes={quotes} />}
    </>
  );
}
