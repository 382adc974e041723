import 'server-only';
import { routes } from '@/lib/config/routes';
import { isDefaultUserTab, userTabLabel, userTabPath, type UserTab } from '@/lib/config/tabs';
import type { ActionCounts, User, UserCounts } from '@/lib/domain/user/schema';
import { onOneLine } from '@/lib/utils/plain-text';
import { toIsoTime } from '@/lib/utils/time';
import {
  absoluteUrl,
  breadcrumbJsonLd,
  counter,
  LANGUAGE,
  someOf,
  someText,
  webAddress,
  type JsonLdNode,
} from './json-ld';

/** @param list a sub-tab other than the first */
export const userTabJsonLd = (
  { id, nickname }: Pick<User, 'id' | 'nickname'>,
  tab: UserTab,
  list?: { label: string; href: string },
): JsonLdNode =>
  breadcrumbJsonLd([
    { name: nickname, path: routes.user(id) },
    ...(isDefaultUserTab(tab) ? [] : [{ name: userTabLabel(tab), path: userTabPath(id, tab) }]),
    ...(list ? [{ name: list.label, path: list.href }] : []),
  ]);

export function profileJsonLd(
  user: Pick<User, 'id' | 'nickname' | 'avatar' | 'job' | 'description' | 'createTime' | 'blogAddress'>,
  { counts, actions }: { counts?: UserCounts | undefined; actions?: ActionCounts | undefined } = {},
): JsonLdNode {
  const url = absoluteUrl(routes.user(user.id));
  return {
    '@type': 'ProfilePage',
    url,
    inLanguage: LANGUAGE,
    dateCreated: toIsoTime(user.createTime) || undefined,
    mainEntity: {
      '@type': 'Person',
      '@id': url,
      identifier: user.id,
      name: onOneLine(user.nickname),
      image: webAddress(user.avatar),
      jobTitle: someText(user.job),
      description: someText(user.description),
      sameAs: webAddress(user.blogAddress),
      interactionStatistic: someOf(
        [
          counter('FollowAction', counts?.fansCount ?? null),
          counter('LikeAction', actions?.userGetAgreeTotal ?? null),
          counter('ViewAction', actions?.articleViewCountTotal ?? null),
        ].flat(),
      ),
      agentInteractionStatistic: someOf(counter('WriteAction', actions?.articleTotal ?? null)),
    },
  };
}
