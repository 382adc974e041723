import 'server-only';
import { listCustomTags } from '@/lib/domain/tag/api';
import { optional } from './load';

export async function loadUserTags(userId: string) {
  const tags = await optional(listCustomTags(userId));
  return tags && { tags, renderedAt: Date.now() };
}
