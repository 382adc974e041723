'use client';

import { tagQueries } from '@/lib/domain/tag/queries';
import { useGatedMutation } from '../use-gated-mutation';

interface NewTag {
  /** Category. */
  pid: string;
  tagName: string;
}

/** Creates a custom tag. */
export const useCreateTag = (onDone: (tag: NewTag) => void) =>
  useGatedMutation<NewTag>({
    mutationKey: ['tag', 'create'],
    mutationFn: async (tag) => (await import('@/lib/domain/tag/api')).createTag(tag),
    onDone,
    invalidates: [tagQueries.of().queryKey],
    doneMessage: '新增标签成功',
  });
