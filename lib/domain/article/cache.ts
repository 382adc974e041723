import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '@/lib/http/envelope';
import type { ArticleCard } from './schema';

/** The loaded pages of a feed, as the query cache holds them. */
export type FeedPages = InfiniteData<Page<ArticleCard>>;

/**
 * The articles of all loaded pages, each once. Pages are counted from the newest article, so an
 * article that appears meanwhile shifts the last rows of a page onto the next: the first copy stays.
 */
export function uniqueCards(data: FeedPages): ArticleCard[] {
  const seen = new Set<string>();
  return data.pages.flatMap((page) =>
    page.list.filter(({ id }) => {
      if (seen.has(id)) return false;
      seen.add(id);
      return true;
    }),
  );
}

/** The same rows in the same order, with what a newer answer says of them. */
export function withFreshCards(data: FeedPages, fresh: readonly ArticleCard[]): FeedPages {
  const byId = new Map(fresh.map((card) => [card.id, card]));
  const pages = data.pages.map((page) => ({ ...page, list: page.list.map((card) => byId.get(card.id) ?? card) }));
  return { ...data, pages };
}

/**
 * Articles that a newer first page shows above the loaded ones. Those below are no news: they moved up
 * because another was deleted.
 */
export function unseenCards(data: FeedPages, head: readonly ArticleCard[]): ArticleCard[] {
  const seen = new Set(data.pages.flatMap((page) => page.list.map(({ id }) => id)));
  const lastSeen = head.findLastIndex(({ id }) => seen.has(id));
  return head.filter(({ id }, index) => !seen.has(id) && (lastSeen === -1 || index < lastSeen));
}

/**
 * The loaded pages with a newer first page on top. When the two do not touch, rows between them would
 * be missing: then the newer page is all that stays, and the reader loads on from it.
 */
export function withHead(data: FeedPages, head: Page<ArticleCard>): FeedPages {
  const unseen = unseenCards(data, head.list);
  const [first, ...rest] = data.pages;
  if (!first || unseen.length === head.list.length) return { pages: [head], pageParams: [1] };
  const refreshed = withFreshCards({ ...data, pages: [first, ...rest] }, head.list);
  const pages = refreshed.pages.map((page, index) =>
    index === 0 ? { ...page, list: [...unseen, ...page.list] } : page,
  );
  return { ...data, pages };
}

/** The loaded pages without an article that is gone. */
export function withoutCard(data: FeedPages, articleId: string): FeedPages {
  const pages = data.pages.map((page) => {
    const list = page.list.filter(({ id }) => id !== articleId);
    return { ...page, list, total: page.total - (page.list.length - list.length) };
  });
  return { ...data, pages };
}
