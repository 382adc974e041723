import type * as z from 'zod/mini';
import { DAY, START } from '@/mocks/db/clock';

/** The input of the client's schema with every field present: a renamed field breaks the type check. */
export type Wire<S extends z.ZodMiniType> = Required<z.input<S>>;

/** Epoch milliseconds in China's time, as YYYY-MM-DD HH:mm:ss; '' for an invalid time. */
export function formatApiTime(time: number): string {
  const date = new Date(time + 8 * 3_600_000);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 19).replace('T', ' ');
}

/** Epoch milliseconds in the API's format; null stays null. */
export const apiTime = (time: number | null): string | null => (time === null ? null : formatApiTime(time));

const OLD = 250 * DAY;

/** Whether a row predates the release that added some of its fields. */
export const isOld = (time: number): boolean => START - time > OLD;
