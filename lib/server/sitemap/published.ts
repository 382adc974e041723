import 'server-only';
import { LRUCache } from 'lru-cache';
import { listShares } from '@/lib/domain/share/api';
import { isTagAddress } from '@/lib/domain/tag/tag-name';
import type { Page } from '@/lib/http/envelope';
import { isIdentifier } from '@/lib/utils/identifier';
import { toIsoTime } from '@/lib/utils/time';
import { mapFew } from '../map-few';
import { listPublishedArticles } from './contents';
import { PAGE_SIZE } from './parts';

/** Pages of articles, and of shares, that are read at most. Who published before them is found by links. */
const MOST_PAGES = 400;
const HOUR = 3_600_000;

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

async function readNewest<T>(listPage: (pageNo: number) => Promise<Page<T>>): Promise<T[]> {
  const first = await listPage(1);
  const last = Math.min(Math.ceil(first.total / PAGE_SIZE), MOST_PAGES);
  const others = Array.from({ length: Math.max(0, last - 1) }, (_, index) => index + 2);
  const pages = await mapFew(others, listPage);
  return [first, ...pages].flatMap(({ list }) => list);
}

async function readPublished(): Promise<Published> {
  const articles = await readNewest((pageNo) => listPublishedArticles(pageNo, PAGE_SIZE));
  const shares = await readNewest((pageNo) => listShares({ pageNo, pageSize: PAGE_SIZE }));
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

/** Read at most once an hour for all files that are made of it; a failure is not kept. */
const published = new LRUCache({ max: 1, ttl: HOUR, ignoreFetchAbort: true, fetchMethod: readPublished });

export const loadPublished = async (): Promise<Published> =>
  (await published.fetch('published')) ?? { authors: [], tags: [] };
