'use client';

import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { showToast } from '@/lib/browser/toast-store';
import { routes } from '@/lib/config/routes';
import { findUnanswered } from '@/lib/domain/question/random-question';

/** A query, so that the query client reports a missing chunk. Each press refetches. */
const unanswered = queryOptions({
  queryKey: ['question', 'unanswered'],
  queryFn: findUnanswered,
  staleTime: 0,
  gcTime: 0,
});

export function useRandomQuestion() {
  const router = useRouter();
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const open = async () => {
    setPending(true);
    try {
      const found = await client.fetchQuery(unanswered);
      if (found) router.push(routes.question(found.id, found.tag));
      else showToast('附近的题都练过了，从分类里接着练吧');
    } catch {
      showToast('题目加载失败，请稍后重试', 'failed');
    } finally {
      setPending(false);
    }
  };
  return { pending, open: () => void open() };
}
