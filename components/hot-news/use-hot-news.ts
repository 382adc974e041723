import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStored } from '@/hooks/ui/use-stored';
import { HOT_NEWS_MAX, HOT_NEWS_STEP, type HotNewsSource } from '@/lib/domain/hot-news/news-sources';
import { hotNewsQueries, type HotNewsList } from '@/lib/domain/hot-news/queries';
import { hotNewsLooks } from '@/lib/domain/hot-news/stored-choice';
import { cycleFrom, nextPlace, shownSources, type HotNewsPlace } from '@/lib/domain/hot-news/sources';
import { rankChange, withLook } from '@/lib/domain/hot-news/rank-changes';
import { useSourceChoice } from './use-source-choice';

export function useHotNews(shown: HotNewsList | undefined) {
  const { choice, remember } = useSourceChoice();
  const [place, setPlace] = useState<HotNewsPlace>(() => ({
    type: choice.last ?? choice.order[0] ?? 'itNews',
    count: HOT_NEWS_STEP,
  }));
  const cycle = cycleFrom(choice, place.type);
  const { data, isError, error, isFetching, isStale, refetch } = useQuery(hotNewsQueries.firstOf(cycle, shown));
  const looks = useStored(hotNewsLooks);

  useEffect(() => {
    if (data) hotNewsLooks.set(withLook(hotNewsLooks.get() ?? {}, data.type, data.items));
  }, [data]);

  const type = data?.type ?? cycle[0] ?? place.type;
  const count = type === place.type ? place.count : HOT_NEWS_STEP;
  const look = looks?.[type];

  const goTo = (next: HotNewsPlace) => {
    setPlace(next);
    remember(next.type);
  };
  return {
    sources: shownSources(choice),
    type,
    items:
      data &&
      data.items
        .slice(0, Math.min(count, HOT_NEWS_MAX))
        .map((item, rank) => ({ ...item, change: look ? rankChange(look, item, rank) : 0 })),
    loadedAt: data?.loadedAt,
    failed: isError && data === undefined,
    error,
    isFetching,
    retry: () => void refetch(),
    jump: (to: HotNewsSource) => goTo({ type: to, count: HOT_NEWS_STEP }),
    refresh: () => {
      const next = nextPlace({ type, count }, data?.items.length ?? 0, choice);
      goTo(next);
      if (next.type === type && isStale) void refetch();
    },
  };
}
