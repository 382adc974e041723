import type { ArticleSummary } from '@/lib/domain/article/schema';

/** A feed before it is written as RSS or Atom. */
export interface Feed {
  title: string;
  description: string;
  /** The site's origin. */
  siteUrl: string;
  /** The page that shows the same articles. */
  pageUrl: string;
  /** The feed's own address. */
  selfUrl: string;
  /** Newest first. */
  articles: readonly ArticleSummary[];
  /** Epoch milliseconds of the newest article, if there is one. */
  updatedAt: number | undefined;
}
