import 'server-only';
import { listShares } from '@/lib/domain/share/api';
import { isTagAddress } from '@/lib/domain/tag/tag-name';
import type { Page } from '@/lib/http/envelope';
import { isIdentifier } from '@/lib/utils/identifier';
import { toIsoTime } from '@/lib/utils/time';
import { createFetchCache, createWalkCalls, HOUR_MS } from '../fetch-cache';
import { mapFew } from '../map-few';
import { listPublishedArticles } from './contents';
import { PAGE_SIZE } from './parts';

/** Pages of articles, and of shares, that are read at most. Who published before them is found by links. */
const MAX_PAGES = 400;

/** An author with the times of their newest article and share. */
export interface PublishedAuthor {
  id: string;
  article?: string;
  share?: string;
}

/** Authors and tags of what was published, the latest first: the API lists neither. */
export interface Published {
  authors: readonly PublishedAuthor[];
  tags: readonly { tag: string; lastModified: string }[];
}

// ISO times of one zone sort as text.
const later = (one = '', other = '') => (one > other ? one : other);
export const lastPublished = ({ article, share }: PublishedAuthor): string => later(article, share);

const articlePages = createWalkCalls((pageNo: number) => listPublishedArticles(pageNo, PAGE_SIZE));
const sharePages = createWalkCalls((pageNo: number) => listShares({ pageNo, pageSize: PAGE_SIZE }));

async function readNewest<T>(listPage: (pageNo: number) => Promise<Page<T>>): Promise<T[]> {
  const first = await listPage(1);
  const last = Math.min(Math.ceil(first.total / PAGE_SIZE), MAX_PAGES);
  const others = Array.from({ length: Math.max(0, last - 1) }, (_, index) => index + 2);
  const pages = await mapFew(others, listPage);
  return [first, ...pages].flatMap(({ list }) => list);
}

async function readPublished(): Promise<Published> {
  const articles = await readNewest((pageNo) => articlePages.forceFetch(pageNo));
  const shares = await readNewest((pageNo) => sharePages.forceFetch(pageNo));
  articlePages.clear();
  sharePages.clear();
  const authors = new Map<string, PublishedAuthor>();
  const tags = new Map<string, string>();
  const note = (kind: 'article' | 'share', id: string, time: string) => {
    if (!isIdentifier(id)) return;
    const author = authors.get(id) ?? { id };
    authors.set(id, { ...author, [kind]: later(author[kind], time) });
  };
  for (const article of articles) {
    const time = toIsoTime(article.createTime);
    note('article', article.userId, time);
    for (const tag of article.tags.filter(isTagAddress)) tags.set(tag, later(tags.get(tag), time));
  }
  for (const { userId, createTime } of shares) note('share', userId, toIsoTime(createTime));
  return {
    authors: [...authors.values()].sort((one, other) => lastPublished(other).localeCompare(lastPublished(one))),
    tags: [...tags].map(([tag, lastModified]) => ({ tag, lastModified })),
  };
}

/** Read at most once an hour for all files that are made of it. */
const published = createFetchCache({ max: 1, ttl: HOUR_MS, allowStale: true, fetchMethod: readPublished });

export const loadPublished = async (): Promise<Published> =>
  (await published.fetch('published')) ?? { authors: [], tags: [] };
