'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asFind, type FindGroup } from '@/lib/domain/search/destinations';
import { hitDestinations, userDestinations } from '@/lib/domain/search/destinations-of';
import { searchQueries } from '@/lib/domain/search/queries';

const MOST_ARTICLES = 6;
const MOST_USERS = 3;

/**
 * Articles and users as the API's search finds them. A query for each text: a late answer lands in its own entry, and
 * what nobody looks at any more is aborted. The last answer stays until the next one is there.
 */
export function usePanelAnswers(sought: string) {
  const input = { value: sought, pageNo: 1 };
  const enabled = sought !== '';
  const articles = useQuery({ ...searchQueries.articles(input), enabled, placeholderData: keepPreviousData });
  const users = useQuery({ ...searchQueries.users(input), enabled, placeholderData: keepPreviousData });
  const groups = useMemo(() => {
    const found: FindGroup[] = [
      { kind: 'article', rows: hitDestinations(articles.data?.list.slice(0, MOST_ARTICLES) ?? []).map(asFind) },
      { kind: 'user', rows: userDestinations(users.data?.list.slice(0, MOST_USERS) ?? []).map(asFind) },
    ];
    return enabled ? found.filter(({ rows }) => rows.length > 0) : [];
  }, [enabled, articles.data, users.data]);
  return {
    groups,
    isSearching: enabled && (articles.isFetching || users.isFetching),
    failed: enabled ? [...(articles.isError ? ['文章'] : []), ...(users.isError ? ['用户'] : [])] : [],
  };
}
