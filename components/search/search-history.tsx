'use client';

import { useLayoutEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { useStored } from '@/hooks/ui/use-stored';
import { keyLabel } from '@/lib/browser/key-label';
import { ignoreRepeatedPress } from '@/lib/browser/ignore-repeated-press';
import { clearSearchHistory, forgetSearch, searchHistory } from '@/lib/domain/search/history-store';
import { openSearchPanel } from '@/lib/domain/search/panel-store';
import { isolated } from '@/lib/utils/direction';
import styles from './search-history.module.css';

const NONE: readonly string[] = [];

interface SearchHistoryProps {
  id: string;
  /** Tells the field what its keys walk over. */
  onTerms: (terms: readonly string[]) => void;
  active: number;
  /** Text of the field, which the panel begins with. */
  typed: string;
  onChoose: (term: string) => void;
  onForget: () => void;
}

/** Delete buttons are beside the listbox, which may hold only options. */
export function SearchHistory({ id, onTerms, active, typed, onChoose, onForget }: SearchHistoryProps) {
  const terms = useStored(searchHistory) ?? NONE;
  useLayoutEffect(() => onTerms(terms), [onTerms, terms]);
  return (
    // Keeps the focus in the field.
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      {terms.length > 0 && (
        <>
          <div className={styles.head}>
            <span>最近搜索</span>
            <button
              type="button"
              onClick={() => {
                clearSearchHistory();
                onForget();
              }}
            >
              清空
            </button>
          </div>
          <div className={styles.rows}>
            <ul id={id} className={styles.terms} role="listbox" aria-label="最近搜索">
              {terms.map((term, index) => (
                <li
                  key={term}
                  id={`${id}-${index}`}
                  className={styles.term}
                  role="option"
                  aria-selected={index === active}
                  onClick={() => onChoose(term)}
                >
                  {term}
                </li>
              ))}
            </ul>
            <div>
              {terms.map((term) => (
                <button
                  key={term}
                  className={styles.forget}
                  type="button"
                  aria-label={`移除“${isolated(term)}”`}
                  onClick={() => {
                    forgetSearch(term);
                    ignoreRepeatedPress();
                    onForget();
                  }}
                >
                  <Icon of="close" size={16} />
                </button>
              ))}
            </div>
          </div>
        </>
      )}
      <button className={styles.whole} type="button" onClick={() => openSearchPanel(typed)}>
        <Icon of="search" size={16} />
        <span>搜工具、教程、页面和操作</span>
        <kbd>{`${keyLabel('Mod')} K`}</kbd>
      </button>
    </div>
  );
}
