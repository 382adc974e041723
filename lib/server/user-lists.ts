import 'server-only';
import { cache } from 'react';
import { parseUserList, type UserListsPage } from '@/lib/config/tabs';
import { listArticlesOfUser, listMarkedArticles } from '@/lib/domain/article/api';
import { FEED_PAGE_SIZE } from '@/lib/domain/article/page-size';
import { listDynamics } from '@/lib/domain/dynamic/api';
import { listLikedShares, listShares } from '@/lib/domain/share/api';
import { SHARE_FIRST_PAGE_SIZE } from '@/lib/domain/share/page-size';
import { firstSharePage } from '@/lib/domain/share/queries';
import { listCollectedTools } from '@/lib/domain/tool/api';
import { TOOL_PAGE_SIZE } from '@/lib/domain/tool/page-size';
import { listFollows } from '@/lib/domain/user/api';
import { FOLLOW_PAGE_SIZE } from '@/lib/domain/user/page-size';
import type { FollowLists } from '@/lib/domain/user/schema';
import type { Page } from '@/lib/http/envelope';
import { pageOfRows } from '@/lib/query/whole-list';
import { optional, selected } from './load';

export const userListAddress = <P extends UserListsPage>(page: P) =>
  selected(({ id, type }: { id: string; type?: string }) => {
    const list = parseUserList(page, type);
    return list && { id, type: list };
  });

async function rendered<T>(page: Promise<Page<T>>) {
  const read = await optional(page);
  return read && { ...read, pageNo: 1, renderedAt: Date.now() };
}

/* Once a page: its metadata tells whether there are rows, and the right column is made of articles. */

export const loadUserDynamics = cache((userId: string) => rendered(listDynamics(userId, 1)));

export const loadUserArticles = cache((userId: string) =>
  rendered(listArticlesOfUser({ userId, pageNo: 1, pageSize: FEED_PAGE_SIZE })),
);

export const loadUserShares = cache((userId: string) => rendered(listShares({ ...firstSharePage(1), userId })));

export const loadLikedArticles = (userId: string) =>
  rendered(firstPageOf(listMarkedArticles(userId, 'liked'), FEED_PAGE_SIZE));

export const loadLikedShares = (userId: string) =>
  rendered(firstPageOf(listLikedShares(userId), SHARE_FIRST_PAGE_SIZE));

export const loadCollectedArticles = (userId: string) =>
  rendered(firstPageOf(listMarkedArticles(userId, 'collected'), FEED_PAGE_SIZE));

export const loadCollectedTools = (userId: string) => rendered(firstPageOf(listCollectedTools(userId), TOOL_PAGE_SIZE));

export const loadFollows = (userId: string, list: keyof FollowLists) =>
  rendered(
    firstPageOf(
      listFollows(userId).then((lists) => lists[list]),
      FOLLOW_PAGE_SIZE,
    ),
  );

const firstPageOf = async <T>(rows: Promise<T[]>, pageSize: number) => pageOfRows(await rows, 1, pageSize);
