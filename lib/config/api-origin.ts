import { env, isBuilding } from './env';

export function apiOrigin(): string {
  if (typeof window !== 'undefined') return '';
  // Pages of the build are never served (lib/server/page-cache/page-cache.ts), so none needs the API.
  if (isBuilding()) throw new Error('There is no API while building.');
  return env().API_ORIGIN;
}
