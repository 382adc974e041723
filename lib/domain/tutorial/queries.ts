import { queryOptions } from '@tanstack/react-query';

const api = () => import('./api');

export const tutorialQueries = {
  all: () => ['tutorial'] as const,
  answers: (chapterId: string) =>
    queryOptions({
      queryKey: [...tutorialQueries.all(), 'answers', chapterId],
      queryFn: async ({ signal }) => (await api()).listChapterAnswers(chapterId, { signal }),
    }),
};
