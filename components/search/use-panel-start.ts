'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStored } from '@/hooks/ui/use-stored';
import { hottestArticles } from '@/lib/domain/article/further-queries';
import { asFind, groupFinds, type Destination, type FindGroup } from '@/lib/domain/search/destinations';
import { articleDestinations } from '@/lib/domain/search/destinations-of';
import { searchHistory } from '@/lib/domain/search/history-store';
import { recentTools } from '@/lib/domain/tool/recent-tools-store';

const MOST = { later: 3, tutorial: 2, history: 4, tool: 3, hot: 5 };
const FIRST_ACTIONS = ['write', 'share', 'check-in', 'login', 'shortcuts'];

const hasKeyboard = () => !matchMedia('(pointer: coarse)').matches;

interface Known {
  actions: readonly Destination[];
  tools: readonly Destination[];
  history: readonly Destination[];
  later: readonly Destination[];
  begun: readonly Destination[];
}

export function usePanelStart({ actions, tools, history, later, begun }: Known): FindGroup[] {
  const terms = useStored(searchHistory);
  const toolIds = useStored(recentTools);
  const { data: hot } = useQuery(hottestArticles());
  return useMemo(() => {
    const searches = (terms ?? []).map((term): Destination => ({ kind: 'term', id: term, title: term }));
    const used = (toolIds ?? []).flatMap((id) => tools.find((tool) => tool.id === id) ?? []);
    return groupFinds(
      [
        ...searches,
        ...later.slice(0, MOST.later),
        ...begun.slice(0, MOST.tutorial),
        ...history.slice(0, MOST.history),
        ...used.slice(0, MOST.tool),
        ...actions.filter(({ id }) => FIRST_ACTIONS.includes(id) && (id !== 'shortcuts' || hasKeyboard())),
        ...articleDestinations('hot', hot?.list.slice(0, MOST.hot) ?? []),
      ].map(asFind),
    );
  }, [terms, toolIds, tools, history, later, begun, actions, hot]);
}
