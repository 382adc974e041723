'use client';

import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { updateImRestrict } from '@/lib/domain/profile/api';
import type { ImRestrict } from '@/lib/domain/profile/im-restricts';
import { sessionQueries } from '@/lib/domain/session/queries';

/** Shown as chosen once the API has agreed. */
export function useUpdateImRestrict() {
  const { queryKey } = sessionQueries.user();
  return useGatedMutation<ImRestrict>({
    mutationKey: ['profile', 'im-restrict'],
    mutationFn: (imRestrict) => updateImRestrict(imRestrict),
    check: async (imRestrict, { client }) => {
      const user = await client.fetchQuery({ ...sessionQueries.user(), staleTime: 0 });
      return user.imRestrict === imRestrict ? user : undefined;
    },
    onDone: (imRestrict, { client }) => client.setQueryData(queryKey, (user) => user && { ...user, imRestrict }),
    invalidates: [queryKey],
    doneMessage: '设置成功',
  });
}
