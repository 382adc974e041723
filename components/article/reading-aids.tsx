'use client';

import { useEffect, useState } from 'react';
import { QuoteSelection } from './quote-selection';
import { ReadingProgress } from './reading-progress';

export function ReadingAids({ articleId }: { articleId: string }) {
  const [selected, setSelected] = useState(false);
  useEffect(() => {
    const handleSelection = () => {
      if (document.getSelection()?.isCollapsed === false) setSelected(true);
    };
    document.addEventListener('selectionchange', handleSelection);
    return () => document.removeEventListener('selectionchange', handleSelection);
  }, []);
  return (
    <>
      <ReadingProgress articleId={articleId} />
      {selected && <QuoteSelection articleId={articleId} />}
    </>
  );
}
