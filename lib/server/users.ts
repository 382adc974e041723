import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { isolated } from '@/lib/utils/direction';
import { isDefaultUserTab, isOwnUserTab, userTabLabel, userTabPath, type UserTab } from '@/lib/config/tabs';
import { fileRoutes } from '@/lib/config/file-routes';
import { syndicationOfUser } from '@/lib/config/routes';
import { getActionCounts, getUser, getUserCounts } from '@/lib/domain/user/api';
import { isIdentifier } from '@/lib/utils/identifier';
import { onOneLine } from '@/lib/utils/plain-text';
import { optional, required } from './load';
import { pageMetadata } from './seo/page-metadata';
import { loadUserArticles } from './user-lists';

export const loadUser = cache(async (id: string) => {
  const user = isIdentifier(id) ? await required(getUser(id)) : null;
  return user ?? notFound();
});

export const loadUserCounts = cache(async (id: string) => {
  const [counts, actions] = await Promise.all([optional(getUserCounts(id)), optional(getActionCounts(id))]);
  return { counts, actions };
});

const TAB_SUBJECTS: Readonly<Record<UserTab, string>> = {
  dynamic: '的动态',
  article: '发表的文章，按时间排列',
  circle: '在友圈里的分享：新鲜事、心得与求助',
  agree: '点赞过的内容',
  collect: '收藏的内容',
  focus: '关注的人与粉丝',
  folder: '公开的文件夹：收藏的站点',
  tags: '自定义的标签',
};

interface TabContent {
  /** A sub-tab other than the first. */
  list?: { label: string; href: string } | undefined;
  /** How many rows the tab shows; absent when they failed. */
  rows?: number | undefined;
}

/** Metadata of a user's tab: only one that shows something of the user's own is for search engines. */
export async function userMetadata(id: string, tab: UserTab, { list, rows }: TabContent = {}): Promise<Metadata> {
  const { nickname, job, description } = await loadUser(id);
  const isDefault = isDefaultUserTab(tab);
  const title = [`${isolated(nickname)} 的${isDefault ? '主页' : userTabLabel(tab)}`, list?.label]
    .filter(Boolean)
    .join(' · ');
  const name = isolated(nickname);
  const about = description || `${name}${job && `，${isolated(job)}`}：发表的文章与动态。`;
  const articles = await loadUserArticles(id);
  return pageMetadata({
    title,
    description: isDefault ? about : `${name}${TAB_SUBJECTS[tab]}。${description}`,
    path: list?.href ?? userTabPath(id, tab),
    image: fileRoutes.userImage(id),
    type: 'profile',
    noindex: !isOwnUserTab(tab) || (rows === 0 && !(isDefault && description)),
    syndication: articles?.total === 0 ? undefined : { code: syndicationOfUser(id), label: onOneLine(nickname) },
  });
}
