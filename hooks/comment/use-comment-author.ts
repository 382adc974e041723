'use client';

import { useEffect } from 'react';
import { useSession } from '@/hooks/session/use-session';
import { openDrafts, useDrafts, VISITOR } from '@/lib/domain/comment/store';
import { provisionalOwner } from '@/lib/domain/session/draft-owner';

/** Who comments: keeps the drafts with them. Gives their identifier, undefined for a visitor and until it is known. */
export function useCommentAuthor(): string | undefined {
  const { signedIn, user } = useSession();
  const userId = user?.id;
  useEffect(() => {
    const provisional = provisionalOwner();
    if (signedIn) openDrafts(userId ?? provisional, provisional);
    // What a member typed stays in sight when their session ends, until somebody else has signed in.
    else if (useDrafts.getState().owner === undefined) openDrafts(VISITOR);
  }, [signedIn, userId]);
  return userId;
}
