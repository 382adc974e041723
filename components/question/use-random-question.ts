'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOpenPage } from '@/hooks/ui/use-open-page';
import { unlessOffline } from '@/lib/browser/offline';
import { showToast } from '@/lib/browser/toast-store';
import { routes } from '@/lib/config/routes';
import type { QuestionFilter } from '@/lib/domain/question/levels';
import { findUnanswered } from '@/lib/domain/question/random-question';
import { describeError } from '@/lib/http/api-error';

export function useRandomQuestion() {
  const openPage = useOpenPage();
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const open = async (filter: QuestionFilter = {}) => {
    setPending(true);
    try {
      const found = await findUnanswered(client, filter);
      if (found) openPage(routes.question(found.id, found.tag));
      else showToast('附近的题都练过了，从分类里接着练吧');
    } catch (error) {
      showToast(describeError(error), 'failed');
    } finally {
      setPending(false);
    }
  };
  // Offline a query would wait for the network, and the press with it.
  return { pending, open: (filter?: QuestionFilter) => unlessOffline(() => void open(filter)) };
}
