'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useId, useRef, useState, type FocusEvent, type FormEvent, type MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { forgetTerm, LazySearchHistory, rememberTerm } from './search-history.lazy';
import { useSearchKeys } from './use-search-keys';
import { useOpenPage } from '@/hooks/ui/use-open-page';
import { routes } from '@/lib/config/routes';
import { SEARCH_MAX_LENGTH } from '@/lib/domain/search/search-limits';
import { searchTerm } from '@/lib/domain/search/history';
import styles from './search-box.module.css';

const NONE: readonly string[] = [];

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The header's search: a plain form without JavaScript. */
export function SearchBox() {
  const openPage = useOpenPage();
  const pathname = usePathname();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [text, setText] = useState('');
  const [focused, setFocused] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const [terms, setTerms] = useState(NONE);
  const shown = focused && !dismissed;
  const open = shown && terms.length > 0;

  // On the result page the field follows the address, also on back; elsewhere it keeps its text.
  useEffect(() => {
    const follow = () => setText((typed) => shownTerm() || (document.activeElement === input.current ? typed : ''));
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [pathname]);

  const leave = () => input.current?.blur();
  const search = (value: string) => {
    const term = searchTerm(value);
    if (term === '') return;
    rememberTerm(term);
    setText(term);
    leave();
    openPage(routes.search({ value: term }));
  };
  const { active, keyProps } = useSearchKeys({
    terms,
    open,
    onSearch: search,
    onForget: forgetTerm,
    onDismissed: setDismissed,
    onLeave: leave,
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    search(text);
  };
  const handleFocus = () => {
    setFocused(true);
    setDismissed(false);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };

  return (
    <form
      className={styles.form}
      role="search"
      action={routes.searchForm()}
      onSubmit={handleSubmit}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      <input
        ref={input}
        className={styles.input}
        name="value"
        type="text"
        enterKeyHint="search"
        placeholder="搜索文章、用户"
        aria-label="搜索"
        aria-keyshortcuts="/"
        autoComplete="off"
        maxLength={SEARCH_MAX_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
        {...keyProps}
      />
      <input type="hidden" name="type" value="1" />
      <kbd className={styles.slash} aria-hidden>
        /
      </kbd>
      {text !== '' && (
        <button
          className={styles.clear}
          type="button"
          aria-label="清空输入"
          onMouseDown={keepFocus}
          onClick={() => {
            setText('');
            input.current?.focus();
          }}
        >
          <Icon of="close" size={16} />
        </button>
      )}
      <button className={styles.submit} type="submit" aria-label="搜索" onMouseDown={keepFocus}>
        <Icon of="search" />
      </button>
      {shown && (
        <LazySearchHistory
          id={listId}
          onTerms={setTerms}
          active={active}
          typed={text}
          onChoose={search}
          onForget={() => input.current?.focus()}
        />
      )}
    </form>
  );
}

function shownTerm(): string {
  const { pathname, search } = window.location;
  return pathname === routes.searchForm() ? searchTerm(new URLSearchParams(search).get('value') ?? '') : '';
}
