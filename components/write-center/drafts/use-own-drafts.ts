'use client';

import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { runUnlessUndone } from '@/lib/browser/undo';
import { writingSchema } from '@/lib/domain/write-center/schema';
import type { Writing } from '@/lib/domain/write-center/writing';
import { findDrafts, type StoredDraft } from '@/lib/drafts/find-drafts';
import { putUnlessNewer } from '@/lib/drafts/put-unless-newer';
import { draftRows } from '@/lib/drafts/draft-database';

export type OwnDraft = StoredDraft<Writing>;

/** @param userId none for a visitor, whose drafts are not listed */
export function useOwnDrafts(userId: string | undefined) {
  const client = useQueryClient();
  const queryKey = ['draft', 'article', userId];
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn:
      userId === undefined
        ? skipToken
        : async () => {
            const drafts = await findDrafts({ kind: 'article', schema: writingSchema, owner: userId });
            return drafts.filter(({ orphaned }) => !orphaned);
          },
    // Storage works offline, and other tabs write, too.
    networkMode: 'always',
    staleTime: 0,
  });
  const refresh = () => client.invalidateQueries({ queryKey });
  const remove = async (draft: OwnDraft) => {
    const { id, owner, kind, subjectId, value, base, savedAt } = draft;
    await draftRows.remove([id]);
    await refresh();
    runUnlessUndone({
      text: '草稿已删除',
      about: `draft ${id}`,
      action: () => {},
      onUndo: () => void putUnlessNewer({ id, owner, kind, subjectId, value, base, savedAt }).then(refresh),
    });
  };
  return { drafts: data, failed: isError, isFetching, retry: refetch, remove };
}
