import type { Tutorial } from './schema';

/** The tutorials of all categories, each once. Categories that fail are left out. @throws their error when all fail */
export function allTutorials(lists: readonly PromiseSettledResult<Tutorial[]>[]): Tutorial[] {
  const [first] = lists;
  if (first?.status === 'rejected' && lists.every(({ status }) => status === 'rejected')) throw first.reason;
  const tutorials = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
  return [...new Map(tutorials.map((tutorial) => [tutorial.id, tutorial])).values()];
}
