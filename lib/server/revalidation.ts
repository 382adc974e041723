import 'server-only';
import { revalidatePath } from 'next/cache';
import { renderedPath } from '@/lib/config/pages';
import { fileRoutes } from '@/lib/config/file-routes';
import { routes } from '@/lib/config/routes';
import { allUserPages } from '@/lib/config/tabs';
import { getArticleSource } from '@/lib/domain/article/api';
import { getShare } from '@/lib/domain/share/api';
import { SHARE_BLOCKS } from '@/lib/domain/share/blocks';
import { ApiError } from '@/lib/http/api-error';
import { isGone } from '@/lib/http/refusals';
import { isIdentifier } from '@/lib/utils/identifier';
import { createLimit } from './limit';
import { createRenewals } from './renewals';
import type { Caller } from './session';

const MINUTE = 60_000;
/** More than a process serves in a minute: when full, strangers could block every regeneration. */
const MAX_KEYS = 100_000;

/** Anybody may report an article as stale, and each rendering counts a view. */
const renewals = createRenewals();
/** The page on top of its text: React, the policy's hashes, compression. */
const PAGE_MS_PER_CHARACTER = 0.0003;
/** More than anybody edits, pins and deletes by hand. */
const OWN_CHANGES = { times: 10, perMs: MINUTE, maxKeys: MAX_KEYS };
const mayRegenerateOwn = createLimit(OWN_CHANGES);
const mayRegenerateUser = createLimit(OWN_CHANGES);
const mayRegenerateShareCircle = createLimit(OWN_CHANGES);
const mayRegenerateShare = createLimit(OWN_CHANGES);
const mayRegenerateShareBy = createLimit(OWN_CHANGES);

const revalidateAddress = (address: string): void => revalidatePath(renderedPath(address));

function revalidateArticle(id: string): void {
  revalidatePath(routes.article(id));
  revalidatePath(routes.articlePrint(id));
  revalidatePath(fileRoutes.articleImage(id));
}

/** @param ms what its text took */
export const noteRenderingCost = (id: string, { ms, htmlLength }: { ms: number; htmlLength: number }): void =>
  renewals.noteCost(id, ms + PAGE_MS_PER_CHARACTER * htmlLength);

export function regenerateArticle(id: string): void {
  if (renewals.mayRenew(id)) revalidateArticle(id);
}

export function regenerateUser(userId: string): void {
  if (!isIdentifier(userId) || !mayRegenerateUser(userId)) return;
  allUserPages(userId).forEach(revalidateAddress);
  revalidatePath(fileRoutes.userImage(userId));
}

export function regenerateShareCircle(userId: string): void {
  if (!mayRegenerateShareCircle(userId)) return;
  for (const block of [undefined, ...SHARE_BLOCKS.map(({ id }) => id)])
    revalidateAddress(routes.shareCircle({ block }));
}

/** A deleted share has no owner, so the API is asked. Any other keeps its picture, because shares are never edited. */
export async function regenerateShare(id: string, memberId: string): Promise<void> {
  if (!mayRegenerateShareBy(memberId) || !mayRegenerateShare(id)) return;
  revalidatePath(routes.share(id));
  const share = await getShare(id).catch(() => undefined);
  if (share !== null) return;
  revalidatePath(fileRoutes.shareImage(id));
  regenerateShareCircle(memberId);
}

export function regenerateOwnArticle(id: string, { authorId, deleted }: { authorId: string; deleted: boolean }): void {
  // A deleted article's author is unknown, so anybody may report it.
  if (deleted) regenerateArticle(id);
  else if (mayRegenerateOwn(id)) revalidateArticle(id);
  regenerateUser(authorId);
}

/** Asks the API whether an article is the caller's: only authors may read the source, which counts no view. */
export async function articleOwnership(id: string, { token }: Caller): Promise<'own' | 'gone' | 'unknown'> {
  try {
    await getArticleSource(id, { token });
    return 'own';
  } catch (error) {
    // An unknown id may be answered without data.
    const missing = isGone(error) || (error instanceof ApiError && error.kind === 'malformed');
    return missing ? 'gone' : 'unknown';
  }
}
