import type { ReactNode } from 'react';
import { FeedFrame } from '@/components/article/feed-frame';
import { FeedAside } from '@/components/layout/feed-aside';
import { siteConfig } from '@/lib/config/site';
import { loadTopAuthors } from '@/lib/server/feed';

export default async function FeedLayout({ children }: { children: ReactNode }) {
  const authors = await loadTopAuthors();
  return <FeedFrame aside={<FeedAside authors={authors} site={siteConfig()} />}>{children}</FeedFrame>;
}
