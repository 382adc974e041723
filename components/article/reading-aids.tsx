'use client';

import { useEffect, useState } from 'react';
import { whenSeen } from '@/lib/browser/when-seen';
import { markRead, type ListedText } from '@/lib/domain/article/reading-list';
import { QuoteSelection } from './quote-selection';
import { ReadingProgress } from './reading-progress';
import { ReadingTools } from './reading-tools';

export interface ReadingAidsProps {
  text: ListedText;
  /** Selected text can be quoted in a comment. */
  quotes?: boolean;
}

export function ReadingAids({ text, quotes = false }: ReadingAidsProps) {
  const { id, href } = text;
  const [selected, setSelected] = useState(false);
  useEffect(() => {
    const handleSelection = () => {
      if (hasSelection()) setSelected(true);
    };
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
      {quotes && selected && <QuoteSelection articleId={id} />}
    </>
  );
}
