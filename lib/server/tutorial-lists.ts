import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { listTutorialCategories, listTutorials } from '@/lib/domain/tutorial/api';
import type { TutorialCategory } from '@/lib/domain/tutorial/schema';
import { required } from './load';
import { mapFew } from './map-few';

/** Tutorials of the categories without duplicates; failing ones are skipped. @throws ApiError when all fail */
export async function listTutorialsOf(categories: readonly TutorialCategory[]) {
  const lists = await mapFew(categories, ({ id }) => listTutorials(id).catch((error: unknown) => ({ error })));
  const [first] = lists;
  if (first && 'error' in first && lists.every((list) => 'error' in list)) throw first.error;
  const tutorials = lists.flatMap((list) => ('error' in list ? [] : list));
  return [...new Map(tutorials.map((tutorial) => [tutorial.id, tutorial])).values()];
}

export const loadTutorialCategories = cache(() => required(listTutorialCategories()));

export const loadTutorialPage = cache(async (category?: string) => {
  const categories = await loadTutorialCategories();
  const current = categories.find(({ id }) => id === category);
  if (category && !current) notFound();
  return { current, tutorials: await required(listTutorialsOf(current ? [current] : categories)) };
});
