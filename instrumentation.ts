import { env, isBuilding } from '@/lib/config/env';

/** Next calls it once, before the first request. Without an address for traces their packages are never loaded. */
export async function register(): Promise<void> {
  // A constant of the bundler, which leaves the rest out of programs for other runtimes.
  // eslint-disable-next-line no-restricted-properties
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  if (isBuilding() || !env().OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { startTracing } = await import('@/lib/server/tracing');
  startTracing();
}
