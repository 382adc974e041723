/** Change of a count; 0 where it is already the API's. */
export type CountStep = 1 | -1 | 0;

/** Steps a count, never below zero; an unknown one stays unknown. */
export function stepCount<T extends number | null | undefined>(count: T, step: CountStep): T | number {
  return typeof count === 'number' ? Math.max(0, count + step) : count;
}
