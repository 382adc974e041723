import { seedInterest } from '../links';
import { seedArticles, seededUsers } from '../seed';
import { byId, defineTable, type Seeding } from '../table';

export interface Article {
  id: string;
  userId: string;
  articleTitle: string;
  /** Markdown as its author typed it. */
  content: string;
  /** Html as sent by the author's client; undefined: made of `content` when first asked for. */
  html: string | null | undefined;
  /** Codes, joined by ';'. */
  tag: string;
  category: string;
  status: string;
  description: string | null;
  coverImage: string | null;
  linkUrl: string | null;
  theme: string | null;
  codeStyle: string | null;
  createTime: number;
  updateTime: number;
  viewCounts: number;
  /** When its author pinned it. */
  topTimeStap: number | null;
}

export const articles = defineTable({
  seed: ({ once }) => byId(once(seedArticles).all),
  show: ({ content, html, ...article }) => ({ ...article, contentLength: content.length, hasHtml: html !== null }),
});

const seedOfInterest = ({ once }: Seeding) => seedInterest(once(seedArticles).all, once(seededUsers));

export const likes = defineTable({ seed: ({ once }) => once(seedOfInterest).likes });
export const collects = defineTable({ seed: ({ once }) => once(seedOfInterest).collects });
