import { queryOptions } from '@tanstack/react-query';
import { listConversations, listMessages } from './api';

/** The keys have the member, so that no other sees the conversations of an earlier login. */
export const messageQueries = {
  all: () => ['message'] as const,
  conversations: (userId: string) =>
    queryOptions({
      queryKey: [...messageQueries.all(), 'conversations', userId],
      queryFn: ({ signal }) => listConversations({ signal }),
      staleTime: 0,
    }),
  latest: (userId: string, partnerId: string) => [...messageQueries.all(), 'latest', userId, partnerId] as const,
  records: (userId: string, partnerId: string, pageNo: number) =>
    queryOptions({
      queryKey: [...messageQueries.all(), 'records', userId, partnerId, pageNo],
      queryFn: ({ signal }) => listMessages(partnerId, pageNo, { signal }),
      staleTime: 0,
      gcTime: 0,
    }),
};
