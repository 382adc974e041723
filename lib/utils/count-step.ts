export type CountStep = 1 | -1 | 0;

export function stepCount<T extends number | null | undefined>(count: T, step: CountStep): T | number {
  return typeof count === 'number' ? Math.max(0, count + step) : count;
}
