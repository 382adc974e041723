'use client';

import { checkedBy, isRecord, isText } from '@/lib/browser/storage';
import { tagQueries } from '@/lib/domain/tag/queries';
import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { createTag, listCustomTags } from '@/lib/domain/tag/api';

interface NewTag {
  pid: string;
  tagName: string;
}

const schema = checkedBy((value): value is NewTag => isRecord(value) && isText(value.pid) && isText(value.tagName));
export const useCreateTag = (onDone: (tag: NewTag) => void) =>
  useGatedMutation<NewTag>({
    mutationKey: ['tag', 'create'],
    mutationFn: (tag) => createTag(tag),
    // Names are unique.
    find: async ({ pid, tagName }) => {
      const tags = await listCustomTags();
      return tags.find((tag) => tag.pid === pid && tag.tagName === tagName);
    },
    earlier: { schema, onFound: () => {} },
    onDone,
    invalidates: [tagQueries.of().queryKey],
    doneMessage: '新增标签成功',
  });
