'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { ListNews } from '@/components/layout/list-news';
import { useListNews, type ShownList } from '@/hooks/lists/use-list-news';
import { servePublished } from '@/lib/domain/share/published-shares';
import { routes } from '@/lib/config/routes';
import { shareQueries, type ShareCircleVisit } from '@/lib/domain/share/queries';
import { onePage } from '@/lib/query/one-page';
import type { Share } from '@/lib/domain/share/schema';

export function ShareCircleNews({ visit, ...shown }: ShownList<Share> & { visit: ShareCircleVisit }) {
  const query = shareQueries.shareCircle(visit);
  const news = useListNews({
    ...shown,
    queryKey: query.queryKey,
    firstPage: onePage(query),
    isNewestFirst: visit.firstPage === 1,
  });
  const router = useRouter();
  const handlePublished = useEffectEvent(() => {
    if (visit.firstPage > 1) {
      // It stands on the first page, whose list shows it then.
      router.push(routes.shareCircle({ block: visit.block }));
      return false;
    }
    void news.refresh();
    return true;
  });
  useEffect(() => servePublished(() => handlePublished()), []);
  return <ListNews news={news} noun="条新友圈" />;
}
