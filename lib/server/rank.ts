import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { listRankedAuthors } from '@/lib/domain/user/api';
import { RANK_PAGE_SIZE } from '@/lib/domain/user/page-size';
import { parsePage } from '@/lib/utils/page-number';
import { optional, required, selected } from './load';

export const rankPage = selected(parsePage);

/** Whether a further page exists: the API gives no total, so its first author is requested. */
async function hasMore(page: number): Promise<boolean> {
  const next = await optional(listRankedAuthors({ pageNo: page * RANK_PAGE_SIZE + 1, pageSize: 1 }));
  return next?.length !== 0;
}

export const loadRankPage = cache(async (page: number) => {
  const authors = await required(listRankedAuthors({ pageNo: page, pageSize: RANK_PAGE_SIZE }));
  if (page > 1 && authors.length === 0) notFound();
  const rows = authors.map(({ id, avatar, nickname, exp, job, likeCount, viewCount }) => ({
    id,
    avatar,
    nickname,
    exp,
    job,
    likeCount,
    viewCount,
  }));
  return { authors: rows, hasNext: authors.length >= RANK_PAGE_SIZE && (await hasMore(page)) };
});
