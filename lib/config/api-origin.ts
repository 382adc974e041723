import { env } from './env';

export function apiOrigin(): string {
  return typeof window === 'undefined' ? env().API_ORIGIN : '';
}
