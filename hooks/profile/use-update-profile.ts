'use client';

import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { updateProfile } from '@/lib/domain/profile/api';
import type { ProfileValues } from '@/lib/domain/profile/schema';
import { sessionQueries } from '@/lib/domain/session/queries';
import type { SessionUser } from '@/lib/domain/session/schema';
import { userQueries } from '@/lib/domain/user/queries';

interface UpdateProfile {
  /** Called with what was sent and the member as refetched; undefined when the refetch failed. */
  onDone: (sent: ProfileValues, user: SessionUser | undefined) => void;
  onFail: (error: Error) => void;
}

/** Saves the profile and refetches the member, because the API may ignore fields. */
export function useUpdateProfile({ onDone, onFail }: UpdateProfile) {
  return useGatedMutation<ProfileValues, SessionUser | undefined>({
    mutationKey: ['profile', 'update'],
    mutationFn: async (form, { client }) => {
      await updateProfile(form);
      const session = sessionQueries.user();
      try {
        return await client.fetchQuery({ ...session, staleTime: 0 });
      } catch {
        client.setQueryData(session.queryKey, (user) => user && { ...user, ...form });
        return undefined;
      }
    },
    onDone: (sent, { data }) => onDone(sent, data),
    onFail,
    invalidates: [userQueries.all()],
    doneMessage: '更新资料成功',
  });
}
