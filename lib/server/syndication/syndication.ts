/** An entry. Its texts are untrusted and may hold line breaks and control characters. */
export interface SyndicationEntry {
  url: string;
  title: string;
  author: { name: string; url: string };
  createTime: string;
  categories: readonly { term: string; label: string }[];
  summary: string;
  /** Safe html with absolute addresses; absent where only the summary is known. */
  content?: string | undefined;
}

export interface Syndication {
  title: string;
  description: string;
  siteUrl: string;
  pageUrl: string;
  selfUrl: string;
  entries: readonly SyndicationEntry[];
  updatedAt: number | undefined;
}
