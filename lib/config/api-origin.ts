import { env, isBuilding } from './env';

export function apiOrigin(): string {
  if (typeof window !== 'undefined') return '';
  // No page that is made then is ever served.
  if (isBuilding()) throw new Error('There is no API while building.');
  return env().API_ORIGIN;
}
