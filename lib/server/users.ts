import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { isolated } from '@/lib/utils/direction';
import { isDefaultUserTab, isOwnUserTab, userTabLabel, userTabPath, type UserTab } from '@/lib/config/tabs';
import { syndicationOfUser } from '@/lib/config/routes';
import { getActionCounts, getUser, getUserCounts } from '@/lib/domain/user/api';
import { isIdentifier } from '@/lib/utils/identifier';
import { onOneLine } from '@/lib/utils/plain-text';
import { optional, required } from './load';
import { pageMetadata } from './seo/page-metadata';

export const loadUser = cache(async (id: string) => {
  const user = isIdentifier(id) ? await required(getUser(id)) : null;
  return user ?? notFound();
});

export async function loadUserCounts(id: string) {
  const [counts, actions] = await Promise.all([optional(getUserCounts(id)), optional(getActionCounts(id))]);
  return { counts, actions };
}

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
  const about = description || `${isolated(nickname)}${job && `，${isolated(job)}`}：发表的文章与动态。`;
  return pageMetadata({
    title,
    description: isDefault ? about : `${title}。${about}`,
    path: list?.href ?? userTabPath(id, tab),
    type: 'profile',
    noindex: !isOwnUserTab(tab) || (rows === 0 && !(isDefault && description)),
    syndication: { code: syndicationOfUser(id), label: onOneLine(nickname) },
  });
}
