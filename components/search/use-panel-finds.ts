'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { usePanelActions } from './use-panel-actions';
import { usePanelAnswers } from './use-panel-answers';
import { usePanelSources } from './use-panel-sources';
import { usePanelStart } from './use-panel-start';
import { useSession } from '@/hooks/session/use-session';
import { routes } from '@/lib/config/routes';
import { asFind, createDestinationIndex, type FindGroup, type KnownFinds } from '@/lib/domain/search/destinations';
import { searchTerm } from '@/lib/domain/search/history';
import { rememberSearch } from '@/lib/domain/search/history-store';
import { toolQueries } from '@/lib/domain/tool/queries';

const DEBOUNCE_MS = 250;

const NOTHING_KNOWN: KnownFinds = { named: [], further: [] };

const NO_READINGS = (): readonly string[] => [];

function withoutKnown(groups: readonly FindGroup[], known: readonly FindGroup[]): FindGroup[] {
  const hrefs = new Set(known.flatMap(({ rows }) => rows.map(({ href }) => href)));
  return groups
    .map(({ kind, rows }) => ({ kind, rows: rows.filter(({ href }) => !hrefs.has(href)) }))
    .filter(({ rows }) => rows.length > 0);
}

export function usePanelFinds(initial: string) {
  const client = useQueryClient();
  const { user } = useSession();
  const [typed, setTyped] = useState(initial);
  const [isUsed, setUsed] = useState(initial !== '');
  const [sought, setSought] = useState(searchTerm(initial));
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const actions = usePanelActions();
  const answers = usePanelAnswers(sought);
  const [isSettled, setSettled] = useState(false);
  if (sought !== '' && !answers.isSearching && !isSettled) setSettled(true);
  const { known, failed, ...recent } = usePanelSources({ userId: user?.id, isUsed, isSettled });
  const start = usePanelStart({ actions, ...recent });
  const { data: pinyin } = useQuery({ ...toolQueries.pinyin(), enabled: isUsed });
  const find = useMemo(
    () => createDestinationIndex([...actions, ...known], pinyin?.readingsOf ?? NO_READINGS),
    [actions, known, pinyin],
  );
  const term = searchTerm(useDeferredValue(typed));
  const { named, further } = useMemo(() => (term === '' ? NOTHING_KNOWN : find(term)), [find, term]);

  const whole: FindGroup = {
    kind: 'search',
    rows: [
      asFind({
        kind: 'search',
        id: 'all',
        title: `在搜索页查找“${term}”`,
        href: routes.search({ value: term }),
        run: () => rememberSearch(term),
      }),
    ],
  };
  return {
    typed,
    term,
    groups: term === '' ? start : [...named, ...withoutKnown(answers.groups, named), ...further, whole],
    isSearching: answers.isSearching || sought !== term,
    failed: [...failed, ...answers.failed],
    retry: () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
    type: (text: string, isComposing: boolean) => {
      setTyped(text);
      setUsed(true);
      clearTimeout(pause.current);
      if (isComposing) return;
      const next = searchTerm(text);
      if (next === '') setSought('');
      else pause.current = setTimeout(() => setSought(next), DEBOUNCE_MS);
    },
  };
}
