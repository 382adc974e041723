import { queryOptions } from '@tanstack/react-query';
import { allTutorials } from './all-tutorials';
import { chaptersOf } from './chapters';

const HOUR_MS = 3_600_000;

const api = () => import('./api');

export const tutorialQueries = {
  all: () => ['tutorial'] as const,
  list: () =>
    queryOptions({
      queryKey: [...tutorialQueries.all(), 'list'],
      queryFn: async ({ signal }) => {
        const { listTutorialCategories, listTutorials } = await api();
        const categories = await listTutorialCategories({ signal });
        return allTutorials(await Promise.allSettled(categories.map(({ id }) => listTutorials(id, { signal }))));
      },
      staleTime: HOUR_MS,
    }),
  chapters: (tutorialId: string) =>
    queryOptions({
      queryKey: [...tutorialQueries.all(), 'chapters', tutorialId],
      queryFn: async ({ signal }) => chaptersOf((await (await api()).getTutorial(tutorialId, { signal }))?.menu ?? []),
      staleTime: HOUR_MS,
    }),
  detail: (tutorialId: string) =>
    queryOptions({
      queryKey: [...tutorialQueries.all(), 'detail', tutorialId],
      queryFn: async () => (await api()).getTutorial(tutorialId),
      staleTime: Infinity,
    }),
  answers: (chapterId: string) =>
    queryOptions({
      queryKey: [...tutorialQueries.all(), 'answers', chapterId],
      queryFn: async ({ signal }) => (await api()).listChapterAnswers(chapterId, { signal }),
    }),
};
