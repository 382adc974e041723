import type { ReactNode } from 'react';
import { FeedFrame } from '@/components/article/feed-frame/feed-frame';
import { FeedAside } from '@/components/layout/feed-aside/feed-aside';
import { siteConfig } from '@/lib/config/site';
import { listRankedAuthors } from '@/lib/domain/user/api';
import { HOME_RANK_SIZE } from '@/lib/domain/user/constants';
import { optional } from '@/lib/server/load';

export default async function FeedLayout({ children }: { children: ReactNode }) {
  const ranked = await optional(listRankedAuthors({ pageNo: 1, pageSize: HOME_RANK_SIZE }));
  const authors = ranked?.map(({ id, nickname, avatar, exp, job }) => ({ id, nickname, avatar, exp, job }));
  return <FeedFrame aside={<FeedAside authors={authors} site={siteConfig()} />}>{children}</FeedFrame>;
}
