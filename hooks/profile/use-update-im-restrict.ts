'use client';

import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { updateImRestrict } from '@/lib/domain/profile/api';
import type { ImRestrict } from '@/lib/domain/profile/constants';
import { sessionQueries } from '@/lib/domain/session/queries';

/** Chooses who may send private messages; shown as chosen once the API has agreed. */
export function useUpdateImRestrict() {
  const { queryKey } = sessionQueries.user();
  return useGatedMutation<ImRestrict>({
    mutationKey: ['profile', 'im-restrict'],
    mutationFn: (imRestrict) => updateImRestrict(imRestrict),
    onDone: (imRestrict, { client }) => client.setQueryData(queryKey, (user) => user && { ...user, imRestrict }),
    invalidates: [queryKey],
    doneMessage: '设置成功',
  });
}
