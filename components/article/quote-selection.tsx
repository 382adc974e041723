'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import { useCommentDraft } from '@/hooks/comment/use-comment-draft';
import { commentFocus } from '@/lib/domain/comment/comment-focus';
import { withQuote } from '@/lib/domain/comment/posting';
import { selectedText, type SelectedText } from './selected-text';
import styles from './quote-selection.module.css';

const REST_MS = 200;

/**
 * Quotes the selection into the comment box, below typed text. It follows the article in the document, so that Tab
 * leads to it.
 */
export function QuoteSelection({ articleId }: { articleId: string }) {
  const { draft, change } = useCommentDraft({ kind: 'article', id: articleId });
  const [selected, setSelected] = useState<SelectedText | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>;
    const read = () => setSelected(selectedText());
    const handleSelection = () => {
      clearTimeout(rest);
      rest = setTimeout(read, REST_MS);
    };
    handleSelection();
    document.addEventListener('selectionchange', handleSelection);
    return () => {
      clearTimeout(rest);
      document.removeEventListener('selectionchange', handleSelection);
    };
  }, []);

  useEffect(() => {
    if (!selected) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setSelected(null);
      if (event.key !== 'Tab' || event.shiftKey || document.activeElement === button.current) return;
      event.preventDefault();
      button.current?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [selected]);

  // Relative to its parent, so that it scrolls with the text.
  useLayoutEffect(() => {
    if (!selected || !place.current) return;
    const { left, top } = place.current.getBoundingClientRect();
    place.current.style.setProperty('--x', `${selected.x - left}px`);
    place.current.style.setProperty('--y', `${selected.y - top}px`);
  }, [selected]);

  if (!selected) return null;

  const handleQuote = () => {
    change({ content: withQuote(draft.content, selected.text) });
    document.getSelection()?.removeAllRanges();
    setSelected(null);
    // Comments load when they are near.
    document.getElementById('comments')?.scrollIntoView();
    commentFocus.request(articleId);
  };
  return createPortal(
    <div ref={place} className={styles.place} data-print="hidden">
      <button
        ref={button}
        type="button"
        className={styles.quote}
        data-above={selected.above || undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={handleQuote}
      >
        <Icon of="quote" size={16} />
        引用评论
      </button>
    </div>,
    selected.root,
  );
}
