'use client';

import { articleQueries } from '@/lib/domain/article/queries';
import type { Writing } from '@/lib/domain/writing/store';
import { useGatedMutation } from '../use-gated-mutation';

interface Publication {
  /** Null for a new article. */
  articleId: string | null;
  writing: Writing;
}

interface PublishOptions {
  /** Makes the html to send. */
  render: (markdown: string) => Promise<string>;
  onDone: (publication: Publication) => void;
}

const api = () => import('@/lib/domain/article/api');

/** Sends the article, once: created, or updated where it has an id. What was typed stays whatever comes of it. */
export const usePublishArticle = ({ render, onDone }: PublishOptions) =>
  useGatedMutation<Publication>({
    mutationKey: ['article', 'publish'],
    mutationFn: async ({ articleId, writing }) => {
      const [{ createArticle, updateArticle }, html] = await Promise.all([api(), render(writing.content)]);
      const article = { ...writing, title: writing.title.trim(), linkUrl: writing.linkUrl.trim(), html };
      return articleId === null ? createArticle(article) : updateArticle(articleId, article);
    },
    onDone,
    invalidates: [articleQueries.feeds()],
  });
