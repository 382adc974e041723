import type { QueryClient } from '@tanstack/react-query';
import { patchEntity, patchRows } from '@/lib/query/patch-entity';
import { stepCount, type CountStep } from '@/lib/utils/count-step';

export const setArticleLiked = (client: QueryClient, id: string, isLiker: boolean, step: CountStep) =>
  patchEntity(client, 'article', id, (copy) =>
    copy.isLiker === isLiker ? copy : { ...copy, isLiker, likeCounts: stepCount(copy.likeCounts, step) },
  );

export const setArticleCollected = (client: QueryClient, id: string, isCollected: boolean) =>
  patchEntity(client, 'article', id, (copy) => ('isCollected' in copy ? { ...copy, isCollected } : copy));

export const setArticleDeleted = (client: QueryClient, id: string) =>
  patchEntity(client, 'article', id, (copy) => ({ ...copy, status: 'deleted' }));

export const setArticleCommentCount = (client: QueryClient, id: string, commentCounts: number) =>
  patchEntity(client, 'article', id, (copy) =>
    copy.commentCounts === commentCounts ? copy : { ...copy, commentCounts },
  );

export const setAuthorFollowed = (client: QueryClient, userId: string, isAuthorFollowed: boolean) =>
  patchRows(client, 'article', (copy) =>
    copy.userId !== userId || copy.isAuthorFollowed === undefined || copy.isAuthorFollowed === isAuthorFollowed
      ? copy
      : { ...copy, isAuthorFollowed, fansCount: stepCount(copy.fansCount, isAuthorFollowed ? 1 : -1) },
  );
