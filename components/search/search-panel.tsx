'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Dialog } from '@/components/ui/layer/dialog';
import { Icon } from '@/components/ui/icon';
import { PanelOption } from './panel-option';
import { usePanelFinds } from './use-panel-finds';
import { useRequireLogin } from '@/hooks/session/use-require-login';
import { useComposition } from '@/hooks/ui/use-composition';
import { keyLabel } from '@/lib/browser/key-label';
import { SEARCH_MAX_LENGTH } from '@/lib/domain/search/search-limits';
import { DESTINATION_KINDS, type Find } from '@/lib/domain/search/destinations';
import controls from '@/styles/controls.module.css';
import recipes from '@/styles/recipes.module.css';
import styles from './search-panel.module.css';

const WIDTH = 640;

const keyOf = ({ kind, id }: Find) => `${kind}:${id}`;

interface SearchPanelProps {
  initial: string;
  onClose: () => void;
}

export function SearchPanel({ initial, onClose }: SearchPanelProps) {
  const { typed, term, groups, isSearching, failed, retry, type } = usePanelFinds(initial);
  const { compositionProps, isComposing } = useComposition();
  const router = useRouter();
  const gate = useRequireLogin();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  /** A row and not a place, so that it stays the active one when further rows come in above it. */
  const [walked, setWalked] = useState<string>();
  const rows = groups.flatMap((group) => group.rows);
  const active = Math.max(
    0,
    rows.findIndex((row) => keyOf(row) === walked),
  );
  const activeId = `${listId}-${active}`;

  useEffect(() => {
    window.addEventListener('popstate', onClose);
    return () => window.removeEventListener('popstate', onClose);
  }, [onClose]);

  const change = (text: string, composing: boolean) => {
    type(text, composing);
    setWalked(undefined);
  };
  const walk = (step: 1 | -1) => {
    const next = rows[(active + step + rows.length) % rows.length];
    if (!next) return;
    setWalked(keyOf(next));
    list.current?.querySelector(`[id="${listId}-${rows.indexOf(next)}"]`)?.scrollIntoView?.({ block: 'nearest' });
  };
  const choose = (find: Find, event: MouseEvent) => {
    if (find.kind === 'term') {
      change(find.title, false);
      field.current?.focus();
      return;
    }
    const isAside = event.metaKey || event.ctrlKey || event.shiftKey;
    if (find.staysOpen) setWalked(keyOf(find));
    else if (!isAside) onClose();
    find.run?.();
    const { href } = find;
    if (find.isGated && href !== undefined && !isAside) {
      event.preventDefault();
      gate(() => router.push(href));
    }
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      walk(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const find = rows[active];
      if ((event.ctrlKey || event.metaKey) && find?.href !== undefined) {
        find.run?.();
        window.open(find.href, '_blank', 'noopener');
      } else {
        list.current?.querySelector<HTMLElement>(`[id="${activeId}"]`)?.click();
      }
    }
  };

  return (
    <Dialog title="搜索全站" width={WIDTH} bare onClose={onClose}>
      <div className={styles.panel}>
        <div className={styles.head} role="search" aria-label="全站">
          <div className={controls.searchField}>
            <Icon of="search" />
            <input
              ref={field}
              className={controls.searchInput}
              data-autofocus
              type="text"
              enterKeyHint="go"
              placeholder="文章、工具、页面、操作…"
              aria-label="搜索全站"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={SEARCH_MAX_LENGTH}
              value={typed}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={rows.length > 0}
              aria-controls={listId}
              aria-activedescendant={rows.length > 0 ? activeId : undefined}
              onChange={({ currentTarget, nativeEvent }) =>
                change(currentTarget.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
              }
              onKeyDown={handleKeyDown}
              onCompositionStart={compositionProps.onCompositionStart}
              onCompositionEnd={({ currentTarget }) => {
                compositionProps.onCompositionEnd();
                change(currentTarget.value, false);
              }}
            />
          </div>
          <button className={styles.close} type="button" onClick={onClose}>
            关闭
          </button>
        </div>
        <p className={recipes.visuallyHidden} role="status">
          {term !== '' && !isSearching && <span>{`找到 ${rows.length - 1} 项`}</span>}
        </p>
        <div
          ref={list}
          id={listId}
          className={styles.list}
          role="listbox"
          aria-label={term === '' ? '最近与热门' : '搜索结果'}
          aria-busy={isSearching}
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map(({ kind, rows: ofKind }, order) => (
            <div key={`${kind} ${order}`} className={styles.group} role="group" aria-label={DESTINATION_KINDS[kind]}>
              <p className={recipes.eyebrow} aria-hidden>
                {DESTINATION_KINDS[kind]}
              </p>
              {ofKind.map((find) => {
                const index = rows.indexOf(find);
                return (
                  <PanelOption
                    key={keyOf(find)}
                    id={`${listId}-${index}`}
                    row={find}
                    words={term.split(/\s+/)}
                    isActive={index === active}
                    onChoose={choose}
                  />
                );
              })}
            </div>
          ))}
        </div>
        {failed.length > 0 && (
          <p className={styles.failed} role="status">
            <span>{`${failed.join('、')}没有加载出来`}</span>
            <button type="button" onClick={retry}>
              重试
            </button>
          </p>
        )}
        <p className={styles.keys} aria-hidden>
          <span>
            <kbd className={styles.key}>↑</kbd> <kbd className={styles.key}>↓</kbd> 选择
          </span>
          <span>
            <kbd className={styles.key}>Enter</kbd> 打开
          </span>
          <span>
            <kbd className={styles.key}>{keyLabel('Mod')}</kbd> <kbd className={styles.key}>Enter</kbd> 在新标签页打开
          </span>
          <span>
            <kbd className={styles.key}>Esc</kbd> 关闭
          </span>
        </p>
      </div>
    </Dialog>
  );
}
