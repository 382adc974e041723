import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { allTutorials } from '@/lib/domain/tutorial/all-tutorials';
import { listTutorialCategories, listTutorials } from '@/lib/domain/tutorial/api';
import type { TutorialCategory } from '@/lib/domain/tutorial/schema';
import { required } from './load';
import { mapFew } from './map-few';

/** @throws ApiError when all categories fail */
export const listTutorialsOf = async (categories: readonly TutorialCategory[]) =>
  allTutorials(await mapFew(categories, async ({ id }) => (await Promise.allSettled([listTutorials(id)]))[0]));

export const loadTutorialCategories = cache(() => required(listTutorialCategories()));

export const loadTutorialPage = cache(async (category?: string) => {
  const categories = await loadTutorialCategories();
  const current = categories.find(({ id }) => id === category);
  if (category !== undefined && !current) notFound();
  return { current, tutorials: await required(listTutorialsOf(current ? [current] : categories)) };
});
