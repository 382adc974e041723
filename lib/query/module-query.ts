import { queryOptions } from '@tanstack/react-query';

/** A module that loads on demand, as a query, so that the query client tells the reader when its chunk is missing. */
export const moduleQuery = <T>(name: string, load: () => Promise<T>) =>
  queryOptions({
    queryKey: ['module', name],
    queryFn: load,
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: Infinity,
    // Offline, a load fails at once, and the service worker may have the chunk.
    networkMode: 'always',
  });
