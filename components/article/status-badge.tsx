import { Badge } from '@/components/ui/badge';
import { type ArticleStatus, STATUS_BADGES } from '@/lib/domain/article/article-status';

export function StatusBadge({ status }: { status: ArticleStatus }) {
  const badge = STATUS_BADGES[status];
  return badge && <Badge tone={badge.tone}>{badge.label}</Badge>;
}
