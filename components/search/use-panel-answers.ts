'use client';

import { useQuery, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isRecord, isText } from '@/lib/browser/storage';
import { asFind, type FindGroup } from '@/lib/domain/search/destinations';
import { hitDestinations, userDestinations } from '@/lib/domain/search/destinations-of';
import { searchQueries } from '@/lib/domain/search/queries';

const MAX_ARTICLES = 6;
const MAX_USERS = 3;

/** An answer stays while letters are added to its text or taken away from it, until the next one comes. */
function isGoingOn(sought: string, key: QueryKey = []): boolean {
  const input = key.at(-1);
  const before = isRecord(input) && isText(input.value) ? input.value : '';
  return before !== '' && (sought.startsWith(before) || before.startsWith(sought));
}

/** A query for each text: a late answer lands in its own entry, and one that nobody waits for any more is aborted. */
export function usePanelAnswers(sought: string) {
  const input = { value: sought, pageNo: 1 };
  const enabled = sought !== '';
  const articles = useQuery({
    ...searchQueries.articles(input),
    enabled,
    placeholderData: (last, query) => (isGoingOn(sought, query?.queryKey) ? last : undefined),
  });
  const users = useQuery({
    ...searchQueries.users(input),
    enabled,
    placeholderData: (last, query) => (isGoingOn(sought, query?.queryKey) ? last : undefined),
  });
  const groups = useMemo(() => {
    const found: FindGroup[] = [
      { kind: 'article', rows: hitDestinations(articles.data?.list.slice(0, MAX_ARTICLES) ?? []).map(asFind) },
      { kind: 'user', rows: userDestinations(users.data?.list.slice(0, MAX_USERS) ?? []).map(asFind) },
    ];
    return enabled ? found.filter(({ rows }) => rows.length > 0) : [];
  }, [enabled, articles.data, users.data]);
  const isMissing = ({ isError, isPaused }: { isError: boolean; isPaused: boolean }) => isError || isPaused;
  return {
    groups,
    isSearching: enabled && (articles.isFetching || users.isFetching),
    failed: enabled ? [...(isMissing(articles) ? ['文章'] : []), ...(isMissing(users) ? ['用户'] : [])] : [],
  };
}
