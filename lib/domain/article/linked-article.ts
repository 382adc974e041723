import type { ArticleSummary } from './schema';

export type LinkedArticle = Pick<
  ArticleSummary,
  'id' | 'articleTitle' | 'nickname' | 'category' | 'coverImage' | 'viewCounts'
>;

/** The fields that a link shows: the others would weigh in the page. */
export const linkedArticle = (article: ArticleSummary): LinkedArticle => {
  const { id, articleTitle, nickname, category, coverImage, viewCounts } = article;
  return { id, articleTitle, nickname, category, coverImage, viewCounts };
};
