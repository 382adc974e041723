import 'server-only';
import { LRUCache } from 'lru-cache';

/** What a picture of an article shows of it. */
export interface ArticleHead {
  title: string;
  nickname: string;
  /** As the API writes it. */
  createTime: string;
  tags: readonly string[];
}

const CAPACITY = 5_000;
const STORE = Symbol.for('gimishare.article-heads');

/** Pages and route handlers are bundled apart; the process is what they share. */
const holder = globalThis as typeof globalThis & { [STORE]?: LRUCache<string, ArticleHead> };
const heads = (holder[STORE] ??= new LRUCache({ max: CAPACITY }));

/** Cache of article heads that were read anyway, so that og:images need no API call of their own, which counts a view. */
export function rememberHeads(
  articles: readonly {
    id: string;
    articleTitle: string;
    nickname: string;
    createTime: string;
    tags: readonly string[];
  }[],
): void {
  for (const { id, articleTitle: title, nickname, createTime, tags } of articles) {
    heads.set(id, { title, nickname, createTime, tags });
  }
}

export const recallHead = (id: string): ArticleHead | undefined => heads.get(id);
