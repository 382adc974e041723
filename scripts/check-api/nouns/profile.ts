import { updateImRestrict, updateProfile } from '@/lib/domain/profile/api';
import { getSessionUser } from '@/lib/domain/session/api';
import type { ImRestrict } from '@/lib/domain/profile/im-restricts';
import { NothingToAsk } from '../finding';
import type { NounChecks } from '../noun';

export const profileChecks: NounChecks = {
  noun: 'profile',
  calls: {
    'POST /users/updateuser': { isWrite: true, without: 'no profile can be changed' },
    'POST /users/update-im-restrict': { isWrite: true, without: 'nobody can choose who may write to them' },
  },
  probes: [
    {
      of: 'known',
      says: 'an empty field of an update clears nothing',
      without: 'a saved profile shows what the API then holds, either way',
      change: 'components/profile/use-update-profile.ts',
      ask: () => {
        throw new NothingToAsk('it could not be undone');
      },
    },
  ],
  proofs: {
    same: {
      of: 'known',
      says: 'a profile that is sent as it is stays so',
      without: 'a saved profile loses a field',
      change: 'lib/domain/profile/api.ts',
    },
  },
  // The present values are written again: nothing changes.
  write: async ({ step, skip, prove }) => {
    const user = await getSessionUser();
    const { nickname, avatar, gender, birthday, startWorkTime, job, blogAddress, description, imRestrict } = user;
    const profile = { nickname, avatar, gender, birthday, startWorkTime, job, blogAddress, description };
    // The form demands one, and it can be chosen once.
    if (birthday === '')
      skip(['POST /users/updateuser'], 'the account has no birthday, which would be chosen for good');
    else await step('POST /users/updateuser', () => updateProfile(profile));
    await step('POST /users/update-im-restrict', () => updateImRestrict((imRestrict || '0') as ImRestrict));
    const same = JSON.stringify(await getSessionUser()) === JSON.stringify(user);
    prove('same', same ? null : 'a field has changed');
  },
};
