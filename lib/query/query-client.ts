import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/http/api-error';

const READ_RETRIES = 2;

/** Only a call that got no proper answer is worth repeating; a refusal stays one. */
const shouldRetry = (failures: number, error: Error) =>
  failures < READ_RETRIES && error instanceof ApiError && error.kind === 'network';

/** A client whose reads are retried twice with back-off and whose writes never are. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 8000),
        staleTime: 30_000,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}
