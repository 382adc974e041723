/** How a toggle changes its count: 0 where the count is that of the API already. */
export type CountStep = 1 | -1 | 0;

/** A count after a toggle, never below zero; one that is unknown stays so. */
export function stepCount<T extends number | null | undefined>(count: T, step: CountStep): T | number {
  return typeof count === 'number' ? Math.max(0, count + step) : count;
}
