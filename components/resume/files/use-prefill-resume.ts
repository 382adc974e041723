'use client';

import type { QueryClient } from '@tanstack/react-query';
import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { showToast } from '@/lib/browser/toast-store';
import { routes } from '@/lib/config/routes';
import { articleQueries } from '@/lib/domain/article/queries';
import { prefilledResume } from '@/lib/domain/resume/prefill';
import { sessionQueries } from '@/lib/domain/session/queries';
import { changeResume, shownResume } from '@/lib/domain/resume/resume-store';
import { newId } from '@/lib/utils/new-id';

export const usePrefillResume = () =>
  useGatedMutation({
    mutationKey: ['resume', 'prefill'],
    mutationFn: (_nothing: void, { client }) => fill(client),
  });

async function fill(client: QueryClient): Promise<void> {
  const profile = await client.ensureQueryData(sessionQueries.user());
  const { pages } = await client.fetchInfiniteQuery(articleQueries.ofUser(profile.id));
  const before = shownResume();
  const document = prefilledResume(before, {
    profile,
    articles: pages.flatMap(({ list }) => list),
    addressOf: (id) => `${window.location.origin}${routes.article(id)}`,
    now: Date.now(),
    newId,
  });
  changeResume({ kind: 'replaced', document });
  const changed = shownResume() !== before;
  showToast(changed ? '已用个人资料和文章填充，可以撤销' : '没有可以填充的内容');
}
