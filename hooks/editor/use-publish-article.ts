'use client';

import { articleQueries } from '@/lib/domain/article/queries';
import { draftStore } from '@/lib/domain/draft/store';
import { draftKey } from '@/lib/domain/draft/utils';
import type { Writing } from '@/lib/domain/editor/store';
import { sameFields } from '@/lib/utils/same-fields';
import { useSession } from '../session/use-session';
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

/** What is published is no draft any more, even if the write center has been left before the answer came. */
async function forgetDraft(key: string, published: Writing): Promise<void> {
  const draft = await draftStore.read(key);
  if (draft && sameFields(draft.writing, published)) await draftStore.remove(key);
}

/** Sends the article, once: created, or updated where it has an id. What was typed stays whatever comes of it. */
export function usePublishArticle({ render, onDone }: PublishOptions) {
  const { user } = useSession();
  return useGatedMutation<Publication>({
    mutationKey: ['article', 'publish'],
    mutationFn: async ({ articleId, writing }) => {
      const [{ createArticle, updateArticle }, html] = await Promise.all([api(), render(writing.content)]);
      const article = { ...writing, title: writing.title.trim(), linkUrl: writing.linkUrl.trim(), html };
      return articleId === null ? createArticle(article) : updateArticle(articleId, article);
    },
    onDone: (publication) => {
      if (user) void forgetDraft(draftKey(user.id, publication.articleId), publication.writing).catch(() => undefined);
      onDone(publication);
    },
    invalidates: [articleQueries.feeds()],
  });
}
