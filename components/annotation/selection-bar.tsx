'use client';

import { Highlighter, NotebookPen } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useCommentDraft } from '@/hooks/comment/use-comment-draft';
import { commentFocus } from '@/lib/domain/comment/comment-focus';
import { withQuote } from '@/lib/domain/comment/posting';
import { selectedText, type SelectedText } from './selected-text';
import { TextBar } from './text-bar';

interface SelectionBarProps {
  /** The article in whose comments the selection can be quoted. */
  quotesIn: string | undefined;
  onMark: (range: Range) => void;
  onNote: (range: Range) => void;
}

const REST_MS = 200;
const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function SelectionBar({ quotesIn, onMark, onNote }: SelectionBarProps) {
  const [selected, setSelected] = useState<SelectedText | null>(null);
  const close = useCallback(() => setSelected(null), []);

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

  if (!selected) return null;

  const done = () => {
    document.getSelection()?.removeAllRanges();
    close();
  };
  const act = (take: (range: Range) => void) => () => {
    const { range } = selected;
    done();
    take(range);
  };
  return (
    <TextBar label="选中的文字" place={selected} onClose={close}>
      <button type="button" onClick={act(onMark)}>
        <Highlighter {...ICON} />
        划线
      </button>
      <button type="button" onClick={act(onNote)}>
        <NotebookPen {...ICON} />
        写想法
      </button>
      {quotesIn !== undefined && <QuoteButton articleId={quotesIn} words={selected.text} onDone={done} />}
    </TextBar>
  );
}

interface QuoteButtonProps {
  articleId: string;
  words: string;
  onDone: () => void;
}

/** Quotes the selection into the comment box, below typed text. */
function QuoteButton({ articleId, words, onDone }: QuoteButtonProps) {
  const { draft, change } = useCommentDraft({ kind: 'article', id: articleId });
  const handleQuote = () => {
    change({ content: withQuote(draft.content, words) });
    onDone();
    // Comments load when they are near.
    document.getElementById('comments')?.scrollIntoView();
    commentFocus.request(articleId);
  };
  return (
    <button type="button" onClick={handleQuote}>
      <Icon of="quote" size={16} />
      引用评论
    </button>
  );
}
