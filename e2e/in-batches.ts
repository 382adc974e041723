/** Runs a task for each item, a limited number at a time. */
export async function inBatches<T>(
  items: readonly T[],
  size: number,
  task: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = items.values();
  const work = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: size }, work));
}
