import 'server-only';
import { revalidatePath } from 'next/cache';
import { ALL_BLOCKS, routes } from '@/lib/config/routes';
import { userTabs } from '@/lib/config/tabs';
import { getArticleSource } from '@/lib/domain/article/api';
import { getShare } from '@/lib/domain/share/api';
import { SHARE_BLOCKS } from '@/lib/domain/share/constants';
import { ApiError } from '@/lib/http/api-error';
import { isGone } from '@/lib/http/refusals';
import { isIdentifier } from '@/lib/utils/identifier';
import { createLimit } from './limit';
import type { Caller } from './session';

const MINUTE = 60_000;
/** More than a process can be asked for in a minute: were they full, strangers could keep everybody from regenerating. */
const MAX_KEYS = 100_000;

/** Each regeneration of an article counts a view, and anybody may ask for one. */
const mayRegenerate = createLimit({ times: 1, perMs: MINUTE, maxKeys: MAX_KEYS });
/** Rate limit for authors: more than anybody edits, pins and deletes by hand. */
const OWN_CHANGES = { times: 10, perMs: MINUTE, maxKeys: MAX_KEYS };
const mayRegenerateOwn = createLimit(OWN_CHANGES);
const mayRegenerateUser = createLimit(OWN_CHANGES);
const mayRegenerateCircle = createLimit(OWN_CHANGES);
/** Whoever reports it, and whatever one member reports. */
const mayRegenerateShare = createLimit(OWN_CHANGES);
const mayRegenerateShareBy = createLimit(OWN_CHANGES);

/** The page behind the address of a block's first page. */
const circleSegments = (block: string) => `/circle/${block}/1`;

function revalidateArticle(id: string): void {
  revalidatePath(routes.article(id));
  revalidatePath(routes.articlePrint(id));
  revalidatePath(routes.articleImage(id));
}

/** Revalidates the page of an article that was reported as stale: once a minute for an article, whoever reports it. */
export function regenerateArticle(id: string): void {
  if (mayRegenerate(id)) revalidateArticle(id);
}

/** Revalidates the public pages of a user. */
export function regenerateUser(userId: string): void {
  if (!isIdentifier(userId) || !mayRegenerateUser(userId)) return;
  for (const { href, also = [] } of userTabs(userId)) for (const path of [href, ...also]) revalidatePath(path);
}

/** Revalidates the first page of the share circle and of each of its blocks, after this member published there. */
export function regenerateCircle(userId: string): void {
  if (!mayRegenerateCircle(userId)) return;
  for (const block of [ALL_BLOCKS, ...SHARE_BLOCKS.map(({ id }) => id)]) revalidatePath(circleSegments(block));
}

/**
 * Revalidates the page of a share. One that is gone has no owner any more: that the API does not have it is asked before
 * the circle, which listed it, is revalidated.
 */
export async function regenerateShare(id: string, memberId: string): Promise<void> {
  if (!mayRegenerateShareBy(memberId) || !mayRegenerateShare(id)) return;
  revalidatePath(routes.share(id));
  const share = await getShare(id).catch(() => undefined);
  if (share === null) regenerateCircle(memberId);
}

/** Revalidates what an author changed, pinned or deleted: the article's pages, and those that list the author's. */
export function regenerateOwnArticle(id: string, { authorId, deleted }: { authorId: string; deleted: boolean }): void {
  // The author of a deleted article is unknown, so anybody may report it.
  if (deleted) regenerateArticle(id);
  else if (mayRegenerateOwn(id)) revalidateArticle(id);
  regenerateUser(authorId);
}

/**
 * Asks the API whether an article is the caller's: only its author may read its source, which counts no view. 'gone' for
 * one that was deleted.
 */
export async function articleOwnership(id: string, { token }: Caller): Promise<'own' | 'gone' | 'unknown'> {
  try {
    await getArticleSource(id, { token });
    return 'own';
  } catch (error) {
    // An unknown id may also be answered with no data at all.
    const missing = isGone(error) || (error instanceof ApiError && error.kind === 'malformed');
    return missing ? 'gone' : 'unknown';
  }
}
