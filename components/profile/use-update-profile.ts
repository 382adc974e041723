'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { refreshOwnPages } from '@/lib/actions/profile';
import { updateProfile } from '@/lib/domain/profile/api';
import type { ProfileValues } from '@/lib/domain/profile/schema';
import { PROFILE_FIELDS, profileOf } from '@/lib/domain/profile/profile-fields';
import { getSessionUser } from '@/lib/domain/session/api';
import { sessionQueries } from '@/lib/domain/session/queries';
import { userQueries } from '@/lib/domain/user/queries';
import { changedValues, EditConflict, mergeValues } from '@/lib/utils/merge-values';

interface ProfileEdit {
  values: ProfileValues;
  base: ProfileValues;
}

interface SavedProfile {
  values: ProfileValues;
  sent: ProfileValues;
  /** The refetched profile; the sent one when that fails. */
  held: ProfileValues;
  hasChanged: boolean;
}

interface UpdateProfile {
  onDone: (saved: SavedProfile) => void;
  /** The error may be an `EditConflict`. */
  onFail: (error: Error) => void;
}

/** Saves profile changes: rereads first, for changes elsewhere, and afterwards, as the API may ignore fields. */
export function useUpdateProfile({ onDone, onFail }: UpdateProfile) {
  const client = useQueryClient();
  const session = sessionQueries.user();
  return useGatedMutation<ProfileEdit, SavedProfile>({
    mutationKey: ['profile', 'update'],
    mutationFn: async ({ values, base }) => {
      const stored = profileOf(await getSessionUser());
      const sent = mergeValues({ base, mine: values, theirs: stored });
      await updateProfile(sent);
      const done = (held: ProfileValues) => ({
        values,
        sent,
        held,
        hasChanged: Object.keys(changedValues(held, stored)).length > 0,
      });
      try {
        return done(profileOf(await client.fetchQuery({ ...session, staleTime: 0 })));
      } catch {
        client.setQueryData(session.queryKey, (user) => user && { ...user, ...sent });
        return done(sent);
      }
    },
    check: async ({ values, base }) => {
      const held = profileOf(await getSessionUser());
      // The API clears no field.
      const wanted = PROFILE_FIELDS.filter((field) => values[field] !== base[field] && values[field] !== '');
      const isSaved = wanted.every((field) => values[field] === held[field]);
      return isSaved ? { values, sent: values, held, hasChanged: wanted.length > 0 } : undefined;
    },
    onDone: (_edit, { data }) => {
      onDone(data);
      // If it fails, the public pages expire within five minutes.
      refreshOwnPages().catch(() => {});
    },
    onFail: (error) => {
      if (error instanceof EditConflict) void client.invalidateQueries({ queryKey: session.queryKey });
      onFail(error);
    },
    invalidates: [userQueries.all()],
    doneMessage: ({ hasChanged }) => (hasChanged ? '更新资料成功' : undefined),
  });
}
