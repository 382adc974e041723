'use client';

import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useSaveDocument } from '@/hooks/document/use-save-document';
import { useSession } from '@/hooks/session/use-session';
import { refreshOwnArticle } from '@/lib/actions/article';
import { showLinkToast } from '@/lib/browser/link-toast';
import { keepToastAcrossLoad } from '@/lib/browser/pending-toast';
import { showToast } from '@/lib/browser/toast-store';
import { routes } from '@/lib/config/routes';
import { furtherArticleQueries } from '@/lib/domain/article/further-queries';
import { articleQueries } from '@/lib/domain/article/queries';
import { sessionQueries } from '@/lib/domain/session/queries';
import { sameArticle, type Writing } from '@/lib/domain/write-center/writing';
import { writingStore } from '@/lib/domain/write-center/writing-store';
import { isGone } from '@/lib/http/refusals';
import { createArticle, getArticleSource, listArticlesOfUser, updateArticle } from '@/lib/domain/article/api';

interface PublishOptions {
  articleId: string | null;
  render: (markdown: string) => Promise<string>;
  outdated: boolean;
  obstacle: () => string | null;
  onAnswer: () => void;
}

const LOOK_THROUGH = 20;

/** Whether the API has what was sent; emptied fields may be unchanged (docs/api-assumptions.md). */
function holdsUpdate(source: Writing, writing: Writing): boolean {
  const sent = new Map<string, unknown>(Object.entries(writing));
  const left = Object.entries(source).filter(([field]) => sent.get(field) === '');
  return sameArticle(source, { ...writing, ...Object.fromEntries(left) });
}

async function loadArticle(articleId: string, client: QueryClient) {
  return getArticleSource(articleId).catch((error: unknown) => {
    // The write center shows it, too, and offers a new article.
    if (isGone(error)) void client.invalidateQueries(furtherArticleQueries.source(articleId));
    throw error;
  });
}

async function findArticle(articleId: string | null, writing: Writing, client: QueryClient) {
  if (articleId !== null) {
    const stored = await getArticleSource(articleId);
    return holdsUpdate(stored, writing) ? { id: articleId, stored } : undefined;
  }
  const { id: userId } = await client.ensureQueryData(sessionQueries.user());
  const { list } = await listArticlesOfUser({ userId, pageNo: 1, pageSize: LOOK_THROUGH });
  const titled = list.filter(({ articleTitle }) => articleTitle.trim() === writing.title.trim());
  const found = await Promise.all(titled.map(async ({ id }) => ({ id, stored: await getArticleSource(id) })));
  return found.find(({ stored }) => sameArticle(stored, writing));
}

/** Publishes: creates and goes home, or updates. The text stays in any case. */
export function usePublishArticle({ articleId, render, outdated, obstacle, onAnswer }: PublishOptions) {
  const router = useRouter();
  const { user } = useSession();
  const sentOf = async (writing: Writing) => ({
    ...writing,
    title: writing.title.trim(),
    linkUrl: writing.linkUrl.trim(),
    html: await render(writing.content),
  });
  const toastCreated = ({ title }: Writing) => {
    const text = '创作文章成功，请等待文章审核';
    keepToastAcrossLoad(text);
    if (!user) return showToast(text);
    const href = routes.newArticle(user.id, title.trim());
    showLinkToast({ text, href, linkLabel: '查看我的文章', tone: 'done' });
  };
  return useSaveDocument({
    store: writingStore,
    id: articleId,
    outdated,
    load: loadArticle,
    create: async (writing) => createArticle(await sentOf(writing)),
    update: async (id, writing) => {
      await updateArticle(id, await sentOf(writing));
      // Emptied fields may be unchanged (docs/api-assumptions.md).
      return getArticleSource(id).catch(() => writing);
    },
    find: findArticle,
    invalidates: [articleQueries.feeds()],
    isReady: () => {
      const reason = obstacle();
      if (reason !== null) showToast(reason, 'failed');
      return reason === null;
    },
    onAnswer,
    onSaved: (writing) => {
      if (articleId === null) return toastCreated(writing);
      showToast('文章编辑成功');
      // If it fails, the page expires within an hour or by its next reader.
      refreshOwnArticle(articleId).catch(() => {});
    },
    leave: articleId === null ? () => router.push(routes.home()) : undefined,
    onFound: () => writingStore.open(null),
  });
}
