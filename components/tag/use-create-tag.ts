'use client';

import { checkedBy, isRecord, isText } from '@/lib/browser/storage';
import { refreshOwnPages } from '@/lib/actions/profile';
import { tagQueries } from '@/lib/domain/tag/queries';
import { useConfirmedMutation } from '@/hooks/use-confirmed-mutation';
import { createTag, listCustomTags } from '@/lib/domain/tag/api';

export interface CreatedTag {
  pid: string;
  tagName: string;
}

const schema = checkedBy((value): value is CreatedTag => isRecord(value) && isText(value.pid) && isText(value.tagName));
export const useCreateTag = (onDone: (tag: CreatedTag) => void) =>
  useConfirmedMutation<CreatedTag>({
    mutationKey: ['tag', 'create'],
    mutationFn: (tag) => createTag(tag),
    confirm: {
      schema,
      // Names are unique.
      find: async ({ pid, tagName }) =>
        (await listCustomTags()).find((tag) => tag.pid === pid && tag.tagName === tagName),
      onFound: () => {},
    },
    onDone: (tag) => {
      onDone(tag);
      // If it fails, the public pages expire within five minutes.
      refreshOwnPages().catch(() => {});
    },
    invalidates: [tagQueries.all()],
    doneMessage: '新增标签成功',
  });
