import { queryOptions } from '@tanstack/react-query';

const api = () => import('./api');

export const commentQueries = {
  all: () => ['comment'] as const,
  ofArticle: (articleId: string) =>
    queryOptions({
      queryKey: [...commentQueries.all(), 'article', articleId],
      queryFn: async ({ signal }) => (await api()).listArticleComments(articleId, { signal }),
    }),
};
