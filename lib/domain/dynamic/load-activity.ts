import type { RequestContext } from '@/lib/http/request';
import type { Page } from '@/lib/http/envelope';
import { rowsOf } from '@/lib/query/pages';
import { listDynamicTimes } from './api';
import { ACTIVITY_PAGE_SIZE, ACTIVITY_PAGES } from './constants';
import { activityDays, activityStart, type ActivityDay } from './activity';

export interface Activity {
  days: readonly ActivityDay[];
  /** When the year held more than is read: the day, YYYY-MM-DD, before which nothing is counted. */
  since: string | undefined;
}

/**
 * What a user did each day of the last year. Reads the latest dynamics page by page until one is older, at most
 * ACTIVITY_PAGES times; `since` tells where it stopped.
 */
export async function loadActivity(userId: string, { signal }: RequestContext = {}): Promise<Activity> {
  const now = Date.now();
  const start = activityStart(now);
  const pages: Page<{ id: string; createTime: string }>[] = [];
  let since: string | undefined;
  for (let pageNo = 1; pageNo <= ACTIVITY_PAGES; pageNo += 1) {
    const page = await listDynamicTimes(userId, pageNo, { signal });
    pages.push(page);
    since = page.list.at(-1)?.createTime.slice(0, 10);
    if (!since || since < start || pageNo * ACTIVITY_PAGE_SIZE >= page.total) {
      since = undefined;
      break;
    }
  }
  return { days: activityDays(rowsOf({ pages, pageParams: [] }), now), since };
}
