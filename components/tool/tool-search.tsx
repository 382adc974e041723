'use client';

import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { ErrorState } from '@/components/ui/state/error-state';
import { Icon } from '@/components/ui/icon';
import { useToolSearch } from './use-tool-search';
import { useComposition } from '@/hooks/ui/use-composition';
import type { Tool, ToolCategory } from '@/lib/domain/tool/schema';
import { ToolOption } from './tool-option';
import controls from '@/styles/controls.module.css';
import recipes from '@/styles/recipes.module.css';
import styles from './tool-search.module.css';

const MAX_LENGTH = 32;

interface ToolSearchProps {
  categories: readonly ToolCategory[];
  onChoose: (tool: Tool) => void;
}

/** Suggests tools while typing, the first one ready for Enter. */
export function ToolSearch({ categories, onChoose }: ToolSearchProps) {
  const { typed, sought, hits, isSearching, failed, retry, type, searchNow } = useToolSearch(categories);
  const { compositionProps, isComposing } = useComposition();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [walked, setWalked] = useState(0);
  /** One was chosen and nothing typed since: Enter does not open it again. */
  const [isTaken, setIsTaken] = useState(false);
  const shown = isOpen && typed.trim() !== '' && sought !== '';
  const listed = shown && hits.length > 0;
  const active = Math.min(walked, hits.length - 1);

  const change = (text: string, composing: boolean) => {
    type(text, composing);
    setIsTaken(false);
    setIsOpen(true);
    setWalked(0);
  };
  const choose = (tool: Tool) => {
    setIsOpen(false);
    setIsTaken(true);
    onChoose(tool);
  };
  const walk = (step: 1 | -1) => {
    if (listed) setWalked((active + step + hits.length) % hits.length);
    setIsTaken(false);
    setIsOpen(true);
  };
  const handleEnter = () => {
    if (isTaken) return;
    const isCurrent = listed && typed.trim() === sought;
    // Enter does not wait for the debounce.
    const chosen = isCurrent ? hits[active]?.tool : searchNow();
    if (chosen) choose(chosen);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const actions: Record<string, () => void> = {
      ArrowDown: () => walk(1),
      ArrowUp: () => walk(-1),
      Enter: handleEnter,
      Escape: () => (shown ? setIsOpen(false) : change('', false)),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };

  return (
    <div className={styles.search} role="search" aria-label="工具搜索" onBlur={handleBlur}>
      <div className={controls.searchField}>
        <Icon of="search" />
        <input
          ref={field}
          className={controls.searchInput}
          type="text"
          enterKeyHint="search"
          placeholder="搜索工具：名称、拼音或首字母"
          aria-label="搜索工具"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={MAX_LENGTH}
          value={typed}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listId}
          aria-activedescendant={listed ? `${listId}-${active}` : undefined}
          onChange={({ currentTarget, nativeEvent }) =>
            change(currentTarget.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
          }
          onFocus={() => setIsOpen(true)}
          onKeyDown={handleKeyDown}
          onCompositionStart={compositionProps.onCompositionStart}
          onCompositionEnd={({ currentTarget }) => {
            compositionProps.onCompositionEnd();
            change(currentTarget.value, false);
          }}
        />
        {typed !== '' && (
          <button
            className={styles.clear}
            type="button"
            aria-label="清空搜索"
            onClick={() => {
              change('', false);
              field.current?.focus();
            }}
          >
            <Icon of="close" size={16} />
          </button>
        )}
      </div>
      <p className={recipes.visuallyHidden} role="status">
        {listed && `找到 ${hits.length} 个工具`}
      </p>
      {shown && (
        // Keeps the focus in the field.
        <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          {listed ? (
            <ul id={listId} role="listbox" aria-label="搜索建议">
              {hits.map((hit, index) => (
                <ToolOption
                  // Index keys reuse rows, which is cheaper.
                  key={index}
                  id={`${listId}-${index}`}
                  hit={hit}
                  sought={sought}
                  isActive={index === active}
                  onChoose={choose}
                />
              ))}
            </ul>
          ) : failed ? (
            <ErrorState message="搜索失败，请稍后重试" onRetry={retry} />
          ) : (
            <p className={styles.note} role="status">
              {isSearching ? '正在搜索…' : '没有找到复合条件的结果'}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
