'use client';

import { useEffect, useRef } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useOpenPage } from '@/hooks/ui/use-open-page';
import { usePageKeys } from '@/hooks/ui/use-page-keys';
import { controlOf, focusRow, openFocusedRow, pressControlOf } from '@/lib/browser/row-keys';
import { GO_TO } from '@/lib/config/go-to';
import { commentFocus } from '@/lib/domain/comment/comment-focus';
import { keyLetter } from '@/lib/utils/key-letter';
import { closeSearchPanel, openSearchPanel, openShortcuts, useSearchPanel } from '@/lib/domain/search/panel-store';

const load = () => import('./search-panel.bundle');

const SearchPanel = lazyComponent(async () => (await load()).SearchPanel, { onFail: 'toast' });
const ShortcutsDialog = lazyComponent(async () => (await load()).ShortcutsDialog, { onFail: 'toast' });

const SEQUENCE_MS = 1_500;

/** A Chinese IME may report the slash key so. */
const SLASHES = ['/', '、'];
const QUESTION_MARKS = ['?', '？'];

/** An editor has a meaning of its own for the chord: a link. */
const isEditor = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('.CodeMirror') !== null);

/** The header is always in sight. */
const focusSearch = () =>
  document.querySelector<HTMLElement>('[role="search"] [aria-keyshortcuts="/"]')?.focus({ preventScroll: true });

function startComment(): boolean {
  const control = controlOf('c');
  if (!control) return false;
  const rowId = control.closest('article[id]')?.id.split('-').at(-1);
  const closes = control.getAttribute('aria-expanded') === 'true';
  control.click();
  // Comments load when they are near, or unfolded.
  if (!closes) commentFocus.request(rowId ?? location.pathname.split('/')[2] ?? '');
  return true;
}

/** A pressed link to the shown page fetches what is new in its list. */
function refreshList(): boolean {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('header a[aria-current], nav a[aria-current]')].find(
    ({ href }) => href === location.href,
  );
  link?.click();
  return link !== undefined;
}

const KEYS: Readonly<Record<string, () => boolean>> = {
  j: () => focusRow(1),
  k: () => focusRow(-1),
  Enter: openFocusedRow,
  l: () => pressControlOf('l'),
  c: startComment,
  r: () => pressControlOf('r') || refreshList(),
};

export function SiteKeys() {
  const { shown, typed } = useSearchPanel();
  const openPage = useOpenPage();
  const goesSince = useRef(-Infinity);

  usePageKeys((event) => {
    const key = keyLetter(event);
    const goes = event.timeStamp - goesSince.current < SEQUENCE_MS;
    goesSince.current = -Infinity;
    const place = goes ? GO_TO[key] : undefined;
    if (place) openPage(place.href);
    else if (key === 'g') goesSince.current = event.timeStamp;
    else if (QUESTION_MARKS.includes(key)) openShortcuts();
    else if (SLASHES.includes(key)) focusSearch();
    else if (event.shiftKey || !KEYS[key]?.()) return;
    event.preventDefault();
  });

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isChord = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
      if (!isChord || keyLetter(event) !== 'k' || event.isComposing || event.defaultPrevented) return;
      if (isEditor(event.target)) return;
      const isOpen = useSearchPanel.getState().shown === 'panel';
      if (!isOpen && document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (isOpen) closeSearchPanel();
      else openSearchPanel();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  if (shown === 'panel') {
    return <SearchPanel initial={typed} onClose={closeSearchPanel} onLoadFailed={closeSearchPanel} />;
  }
  return shown === 'shortcuts' && <ShortcutsDialog onClose={closeSearchPanel} onLoadFailed={closeSearchPanel} />;
}
