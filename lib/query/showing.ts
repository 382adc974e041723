/**
 * Options of a list that each opening of a page holds for itself. What is shown moves only when the reader asks: it is
 * never fetched again by itself (`useRestoredList` brings it back).
 */
export const SHOWING = { staleTime: Infinity, gcTime: 60_000, refetchOnReconnect: false } as const;
