/** An entry of a feed. Its texts are anybody's: line breaks and control characters may be in them. */
export interface FeedEntry {
  url: string;
  title: string;
  author: { name: string; url: string };
  /** As the API writes it. */
  createTime: string;
  categories: readonly { term: string; label: string }[];
  summary: string;
}

/** A feed before it is written as RSS or Atom. */
export interface Feed {
  title: string;
  description: string;
  /** The site's origin. */
  siteUrl: string;
  /** The page that shows the same entries. */
  pageUrl: string;
  /** The feed's own address. */
  selfUrl: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
  /** Epoch milliseconds of the newest entry, if there is one. */
  updatedAt: number | undefined;
}
