'use client';

import { useQuery } from '@tanstack/react-query';
import { articleQueries } from '@/lib/domain/article/queries';
import { formatCount } from '@/lib/utils/format-count';

/** The article's views: as the page was rendered, then as the reader's own visit found them. */
export function ViewCount({ id, rendered }: { id: string; rendered: number }) {
  const { data: article } = useQuery(articleQueries.visit(id));
  return <span className="tabular">{`${formatCount(Math.max(rendered, article?.viewCounts ?? 0))} 阅读`}</span>;
}
