import { queryOptions } from '@tanstack/react-query';
import type { RequestContext } from '@/lib/http/request';
import type { Page } from '@/lib/http/envelope';
import { rowsOf } from '@/lib/query/pages';
import { listDynamicTimes } from './api';
import { ACTIVITY_PAGE_SIZE } from './page-size';
import { dynamicQueries } from './queries';
import { activityDays, activityStart, type ActivityDay } from './activity';

const ACTIVITY_PAGES = 10;

export interface Activity {
  days: readonly ActivityDay[];
  /** The day before which nothing is counted, when the year held more than is read. */
  since: string | undefined;
}

async function loadActivity(userId: string, { signal }: RequestContext = {}): Promise<Activity> {
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

/** Ten minutes: it takes many requests, and a day more or less is hardly seen. */
const ACTIVITY_STALE_MS = 10 * 60_000;

export const activityQuery = (userId: string) =>
  queryOptions({
    queryKey: [...dynamicQueries.all(), 'activity', userId],
    queryFn: ({ signal }) => loadActivity(userId, { signal }),
    staleTime: ACTIVITY_STALE_MS,
  });
