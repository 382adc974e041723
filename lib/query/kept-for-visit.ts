/** Options of a list of one visit: one cache entry per visit, never refetched by itself (`useList` brings it back). */
export const KEPT_FOR_VISIT = { staleTime: Infinity, gcTime: 60_000, refetchOnReconnect: false } as const;
