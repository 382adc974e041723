import type * as z from 'zod/mini';
import { formatApiTime } from '@/lib/utils/time';

/** What the client's schema reads, with every field present: a renamed field breaks the contract API's build. */
export type Wire<S extends z.ZodMiniType> = Required<z.input<S>>;

/** Epoch milliseconds as the API writes them; null stays null. */
export const apiTime = (time: number | null): string | null => (time === null ? null : formatApiTime(time));
