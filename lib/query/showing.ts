/** Options of a feed: one cache entry per visit, never refetched by itself (`useRestoredList` brings it back). */
export const SHOWING = { staleTime: Infinity, gcTime: 60_000, refetchOnReconnect: false } as const;
