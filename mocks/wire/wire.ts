import type * as z from 'zod/mini';
import { DAY, START } from '@/mocks/db/clock';

/** What the client's schema reads, with every field present: a renamed field breaks the contract API's build. */
export type Wire<S extends z.ZodMiniType> = Required<z.input<S>>;

/** Epoch milliseconds in China's time, as YYYY-MM-DD HH:mm:ss; '' for a planted time that is none. */
export function formatApiTime(time: number): string {
  const date = new Date(time + 8 * 3_600_000);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 19).replace('T', ' ');
}

/** Epoch milliseconds as the API writes them; null stays null. */
export const apiTime = (time: number | null): string | null => (time === null ? null : formatApiTime(time));

const OLD = 250 * DAY;

/** Whether a row was made before the release that added some of its fields, so that it lacks them. */
export const isOld = (time: number): boolean => START - time > OLD;
