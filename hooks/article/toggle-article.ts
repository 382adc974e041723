import type { QueryClient } from '@tanstack/react-query';
import { collectArticle, likeArticle } from '@/lib/domain/article/api';
import { asDeleted, patchArticle, withCollection, withLike } from '@/lib/domain/article/copies';
import { isAlreadySo, isGone } from '@/lib/http/refusals';

export interface ArticleRef {
  id: string;
  /** Its author. */
  userId: string;
}

/** @returns whether the API's count changed: false when it held the wanted state already */
async function settle(client: QueryClient, id: string, call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (isAlreadySo(error)) return false;
    if (isGone(error)) patchArticle(client, id, asDeleted);
    throw error;
  }
}

/** Likes or unlikes; every cached copy follows once the API has agreed. Loaded with the first click. */
export async function setLiked(client: QueryClient, { id, userId }: ArticleRef, liked: boolean): Promise<void> {
  const changed = await settle(client, id, likeArticle({ articleId: id, uid: userId }, liked));
  patchArticle(client, id, withLike(liked, changed));
}

/** Collects or gives up; every cached copy follows once the API has agreed. */
export async function setCollected(client: QueryClient, { id, userId }: ArticleRef, collected: boolean): Promise<void> {
  await settle(client, id, collectArticle({ articleId: id, uid: userId }, collected));
  patchArticle(client, id, withCollection(collected));
}
