'use client';

import type { QueryClient } from '@tanstack/react-query';
import { refreshOwnArticle } from '@/lib/actions/article';
import { checkedBy, isRecord } from '@/lib/browser/storage';
import { articleQueries } from '@/lib/domain/article/queries';
import { writingSchema } from '@/lib/domain/write-center/schema';
import type { Writing } from '@/lib/domain/write-center/writing-store';
import { sameArticle } from '@/lib/domain/write-center/writing';
import { sessionQueries } from '@/lib/domain/session/queries';
import { forgetDraft } from '@/lib/drafts/rows';
import { isGone } from '@/lib/http/refusals';
import { useGatedMutation } from '@/hooks/use-gated-mutation';

export interface Publication {
  writing: Writing;
  /** The version that the author knows, so that no other is overwritten; null for a new article. */
  stored: Writing | null;
}

type Outcome =
  /** `stored`: the article as the API holds it now. */
  | { kind: 'published'; stored: Writing }
  /** The article was changed elsewhere; nothing was sent. */
  | { kind: 'conflict'; theirs: Writing };

interface PublishOptions {
  /** Null for a new article. */
  articleId: string | null;
  /** Renders the html to send. */
  render: (markdown: string) => Promise<string>;
  /** `draftForgotten`: await it before leaving the page, so that the published text is never restored as a draft. */
  onPublished: (writing: Writing, stored: Writing, draftForgotten: Promise<void>) => void;
  /** Called with the new article that an earlier page was sending, and that the API has. */
  onFound: (writing: Writing) => void;
  /** Called with the version that the API holds. */
  onConflict: (theirs: Writing) => void;
}

/** One publication of an article at a time. */
export const publishKey = (articleId: string | null) => ['article', 'publish', articleId] as const;

/** How many of the newest own articles are searched for one whose answer got lost. */
const LOOK_THROUGH = 20;

const isPublication = (value: unknown): value is Publication =>
  isRecord(value) && writingSchema.safeParse(value.writing).success;

const api = () => import('@/lib/domain/article/api');

/** Whether the API holds what was sent. An emptied field may have been left as it was (docs/api-assumptions.md). */
function holdsUpdate(source: Writing, writing: Writing): boolean {
  const left = Object.entries(source).filter(([field]) => writing[field as keyof Writing] === '');
  return sameArticle(source, { ...writing, ...Object.fromEntries(left) });
}

/** The article of these fields that the API holds, if it does. */
async function findArticle(articleId: string | null, writing: Writing, client: QueryClient) {
  const { getArticleSource, listArticlesOfUser } = await api();
  const isSought = (source: Writing) => sameArticle(source, writing);
  if (articleId !== null) {
    const source = await getArticleSource(articleId);
    return holdsUpdate(source, writing) ? source : undefined;
  }
  const { id: userId } = await client.ensureQueryData(sessionQueries.user());
  const { list } = await listArticlesOfUser({ userId, pageNo: 1, pageSize: LOOK_THROUGH });
  const titled = list.filter(({ articleTitle }) => articleTitle.trim() === writing.title.trim());
  return (await Promise.all(titled.map(({ id }) => getArticleSource(id)))).find(isSought);
}

/**
 * Publishes the article, at most once: creates it, or updates it where it has an id. An update first fetches what it
 * would overwrite, and reports a conflict instead when that is not the version that the author knows. The typed text
 * stays in any case.
 */
export function usePublishArticle({ articleId, render, onPublished, onFound, onConflict }: PublishOptions) {
  return useGatedMutation<Publication, Outcome>({
    mutationKey: publishKey(articleId),
    mutationFn: async ({ writing, stored }, { client }) => {
      const { createArticle, getArticleSource, updateArticle } = await api();
      if (articleId !== null) {
        const theirs = await getArticleSource(articleId).catch((error: unknown) => {
          // The editor says so as well, and offers to go on with a new article.
          if (isGone(error)) void client.invalidateQueries(articleQueries.source(articleId));
          throw error;
        });
        const changed = stored === null || !sameArticle(theirs, stored);
        if (changed)
          return sameArticle(theirs, writing) ? { kind: 'published', stored: theirs } : { kind: 'conflict', theirs };
      }
      const html = await render(writing.content);
      const article = { ...writing, title: writing.title.trim(), linkUrl: writing.linkUrl.trim(), html };
      if (articleId === null) {
        await createArticle(article);
        return { kind: 'published', stored: writing };
      }
      await updateArticle(articleId, article);
      // An emptied field may have been left as it was (docs/api-assumptions.md).
      return { kind: 'published', stored: await getArticleSource(articleId).catch(() => writing) };
    },
    find: async ({ writing }, { client }) => {
      const stored = await findArticle(articleId, writing, client);
      return stored && { kind: 'published', stored };
    },
    ...(articleId === null && {
      earlier: {
        schema: checkedBy(isPublication),
        onFound: ({ writing }: Publication) => {
          // Afterwards, so that a draft that is being restored meanwhile is in the editor by then.
          void forgetDraft('article', '', writing)
            .catch(() => undefined)
            .then(() => onFound(writing));
        },
      },
    }),
    onDone: ({ writing }, { data }) => {
      if (data.kind === 'conflict') return onConflict(data.theirs);
      const forgotten = forgetDraft('article', articleId ?? '', writing).catch(() => undefined);
      onPublished(writing, data.stored, forgotten);
      // Should it fail, the article's page follows by itself, within an hour or with its next reader.
      if (articleId !== null) refreshOwnArticle(articleId).catch(() => {});
    },
    invalidates: [articleQueries.feeds()],
    // The page that the author is led to says it.
    doneMessage: () => undefined,
  });
}
