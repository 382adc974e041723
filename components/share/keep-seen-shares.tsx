'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '@/hooks/session/use-session';
import { keepSeenShares } from '@/lib/domain/share/seen-shares';
import { cachedRows } from '@/lib/query/patch-entity';

/** Debounce: a list changes several times while it loads. */
const KEEP_AFTER_MS = 1_000;

export function KeepSeenShares() {
  const client = useQueryClient();
  const userId = useSession().user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let kept = 0;
    const keep = () => {
      const shares = cachedRows(client, 'share');
      if (shares.length === kept) return;
      kept = shares.length;
      void keepSeenShares(userId, shares);
    };
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, KEEP_AFTER_MS);
    };
    keepSoon();
    const stop = client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.meta?.rows === 'share') keepSoon();
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, userId]);
  return null;
}
