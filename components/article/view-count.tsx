'use client';

import { useQuery } from '@tanstack/react-query';
import { articleQueries } from '@/lib/domain/article/queries';
import { formatCount } from '@/lib/utils/format-count';

export function ViewCount({ id, rendered }: { id: string; rendered: number | null }) {
  const { data: article } = useQuery(articleQueries.visit(id));
  const known = [rendered, article?.viewCounts].filter((count) => typeof count === 'number');
  return <span className="tabular">{`${formatCount(known.length > 0 ? Math.max(...known) : null)} 阅读`}</span>;
}
