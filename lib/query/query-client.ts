import { MutationCache, onlineManager, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from '@/lib/http/api-error';
import { isOffline, subscribeOffline } from '@/lib/http/connection';
import { isUnknownCall } from '@/lib/http/unknown-calls';

const READ_RETRIES = 1;
const RETRY_MS = 500;

/** Network failures alone are retried, once and soon: readers see the failed state within two seconds. */
const shouldRetry = (failures: number, error: Error) =>
  failures < READ_RETRIES && error instanceof ApiError && error.kind === 'network' && !isUnknownCall(error);

interface WriteMeta extends Record<string, unknown> {
  /** The form shows the failure itself. */
  shownInPlace?: boolean;
  failedMessage?: string | undefined;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: WriteMeta;
  }
}

/** Whether a write's variables hold the function that repeats it. */
const isRepeatable = (variables: unknown): variables is { repeat: () => void } =>
  typeof variables === 'object' &&
  variables !== null &&
  'repeat' in variables &&
  typeof variables.repeat === 'function';

interface FailedWrite {
  error: Error;
  repeat: (() => void) | undefined;
  meta: WriteMeta | undefined;
}

interface Reports {
  /** Called once per query that failed after its retries. */
  onReadError?: (error: Error, queryKey: QueryKey) => void;
  onWriteError?: (write: FailedWrite) => void;
}

// Reads are paused while the site is silent, not while the browser says so.
onlineManager.setEventListener((setOnline) => subscribeOffline(() => setOnline(!isOffline())));

export function createQueryClient({ onReadError, onWriteError }: Reports = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onReadError?.(error, query.queryKey) }),
    mutationCache: new MutationCache({
      onError: (error, variables, _result, { meta }) =>
        onWriteError?.({ error, repeat: isRepeatable(variables) ? variables.repeat : undefined, meta }),
    }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: RETRY_MS,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
      },
      // Offline a write fails at once: paused, it would be sent later, unasked.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
