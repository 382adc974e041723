import { seedInterest } from '../links';
import { seedArticles, seededUsers } from '../seed';
import { byId, defineTable, type Seeding } from '../table';

export interface Article {
  id: string;
  userId: string;
  articleTitle: string;
  content: string;
  /** Html as sent by the author's client; undefined: rendered from `content` on first use. */
  html: string | null | undefined;
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
  topTimeStap: number | null;
}

export const articles = defineTable({
  seed: ({ once }) => byId(once(seedArticles).all),
  show: ({ content, html, ...article }) => ({ ...article, contentLength: content.length, hasHtml: html !== null }),
});

const seedOfInterest = ({ once }: Seeding) => seedInterest(once(seedArticles).all, once(seededUsers));

export const likes = defineTable({ seed: ({ once }) => once(seedOfInterest).likes });
export const collects = defineTable({ seed: ({ once }) => once(seedOfInterest).collects });
