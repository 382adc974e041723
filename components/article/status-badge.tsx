import { Badge } from '@/components/ui/badge';
import { STATUS_BADGES, type ArticleStatus } from '@/lib/domain/article/constants';

export function StatusBadge({ status }: { status: ArticleStatus }) {
  const badge = STATUS_BADGES[status];
  return badge && <Badge tone={badge.tone}>{badge.label}</Badge>;
}
