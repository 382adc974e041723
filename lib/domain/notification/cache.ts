import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '@/lib/http/envelope';
import type { Notification } from './schema';

type Shown = InfiniteData<Page<Notification>>;

/**
 * The list with the latest page before it, each row once. When none of the latest is known there may be
 * more between: the list then begins anew with them.
 */
export function withLatest(shown: Shown, latest: Page<Notification>): Shown {
  const known = new Set(shown.pages.flatMap(({ list }) => list.map(({ id }) => id)));
  const news = latest.list.filter(({ id }) => !known.has(id));
  const [first, ...others] = shown.pages;
  if (!first || (news.length === latest.list.length && known.size > 0)) return { pages: [latest], pageParams: [1] };
  return { ...shown, pages: [{ ...first, list: [...news, ...first.list], total: latest.total }, ...others] };
}
