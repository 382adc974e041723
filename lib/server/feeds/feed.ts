/** An entry. Its texts are untrusted and may hold line breaks and control characters. */
export interface FeedEntry {
  url: string;
  title: string;
  author: { name: string; url: string };
  /** In the API's format. */
  createTime: string;
  categories: readonly { term: string; label: string }[];
  summary: string;
}

/** A feed before it is written as RSS or Atom. */
export interface Feed {
  title: string;
  description: string;
  siteUrl: string;
  pageUrl: string;
  selfUrl: string;
  entries: readonly FeedEntry[];
  /** Epoch milliseconds of the newest entry, if any. */
  updatedAt: number | undefined;
}
