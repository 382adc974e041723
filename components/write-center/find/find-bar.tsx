'use client';

import type { BytemdEditorContext } from 'bytemd';
import { ArrowDown, ArrowUp, CaseSensitive, Regex, Replace, X, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { useComposition } from '@/hooks/ui/use-composition';
import { showToast } from '@/lib/browser/toast-store';
import { MAX_PLACES, type FoundText, type TextQuery } from '@/lib/domain/write-center/find-text';
import { keyLetter } from '@/lib/utils/key-letter';
import styles from './find-bar.module.css';
import { useTextFinding } from './use-text-finding';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface FindBarProps {
  context: BytemdEditorContext;
  replacing: boolean;
  onReplacing: (replacing: boolean) => void;
  /** Counts how often it was asked for, so that asking again selects what was typed. */
  asked: number;
  onAsk: (wanted: 'find' | 'replace') => void;
  onClose: () => void;
}

function countOf(found: FoundText, at: number, pattern: string): string {
  if (found.kind === 'wrong' || pattern === '') return '';
  if (found.places.length === 0) return '没有找到';
  return `${at + 1} / ${found.places.length}${found.more ? '+' : ''}`;
}

/** A selection within a line is what is looked for. */
const selectedWords = ({ editor }: BytemdEditorContext): string => {
  const selection = editor.getSelection();
  return selection.includes('\n') ? '' : selection;
};

export function FindBar({ context, replacing, onReplacing, asked, onAsk, onClose }: FindBarProps) {
  const [query, setQuery] = useState<TextQuery>(() => ({
    pattern: selectedWords(context),
    replacement: '',
    matchCase: false,
    isRegex: false,
  }));
  const { found, at, step, replaceOne, replaceAll } = useTextFinding(context, query);
  const { compositionProps, isComposing } = useComposition();
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const change = (part: Partial<TextQuery>) => setQuery((known) => ({ ...known, ...part }));
  const count = found.kind === 'found' ? found.places.length : 0;

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [asked]);

  const close = () => {
    onClose();
    context.editor.focus();
  };
  const handleKey = (event: KeyboardEvent, onEnter: () => void) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') onEnter();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const handleReplaceAll = () => {
    const { kind } = found;
    const isMore = kind === 'found' && found.more;
    const replaced = replaceAll();
    if (replaced > 0) showToast(isMore ? `已替换前 ${MAX_PLACES} 处，后面还有` : `已替换 ${replaced} 处，可以撤销`);
  };
  const tool = (label: string, Icon: LucideIcon, onClick: () => void, pressed?: boolean) => (
    <button
      className={styles.tool}
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon {...ICON} />
    </button>
  );
  return (
    <div
      className={styles.bar}
      role="search"
      aria-label="查找和替换"
      onKeyDown={(event) => {
        const key = keyLetter(event);
        if (key === 'Escape') close();
        else if ((event.ctrlKey || event.metaKey) && (key === 'f' || key === 'h'))
          onAsk(key === 'f' ? 'find' : 'replace');
        else return;
        event.preventDefault();
      }}
    >
      <div className={styles.row}>
        <input
          ref={input}
          className={styles.input}
          aria-label="查找"
          placeholder="查找"
          value={query.pattern}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-invalid={found.kind === 'wrong'}
          aria-describedby={found.kind === 'wrong' ? problemId : undefined}
          {...compositionProps}
          onChange={({ target }) => change({ pattern: target.value })}
          onKeyDown={(event) => handleKey(event, () => step(event.shiftKey ? -1 : 1))}
        />
        <span className={`${styles.count} tabular`} role="status">
          <span>{countOf(found, at, query.pattern)}</span>
        </span>
        {tool('区分大小写', CaseSensitive, () => change({ matchCase: !query.matchCase }), query.matchCase)}
        {tool('正则表达式', Regex, () => change({ isRegex: !query.isRegex }), query.isRegex)}
        {tool('上一处', ArrowUp, () => step(-1))}
        {tool('下一处', ArrowDown, () => step(1))}
        {tool('替换', Replace, () => onReplacing(!replacing), replacing)}
        {tool('关闭查找', X, close)}
      </div>
      {replacing && (
        <div className={styles.row}>
          <input
            className={styles.input}
            aria-label="替换为"
            placeholder="替换为"
            value={query.replacement}
            autoComplete="off"
            spellCheck={false}
            {...compositionProps}
            onChange={({ target }) => change({ replacement: target.value })}
            onKeyDown={(event) => handleKey(event, replaceOne)}
          />
          <Button size="small" disabled={count === 0} onClick={replaceOne}>
            替换这处
          </Button>
          <Button size="small" disabled={count === 0} onClick={handleReplaceAll}>
            全部替换
          </Button>
        </div>
      )}
      {found.kind === 'wrong' && (
        <p id={problemId} className={styles.problem} role="alert">
          {found.reason}
        </p>
      )}
    </div>
  );
}
