import { write } from '@/lib/http/request';
import type { ImRestrict } from './im-restricts';
import type { ProfileValues } from './schema';

/** Saves the profile. The API ignores empty fields, so the result is read from the session. */
export const updateProfile = (body: ProfileValues) => write({ path: '/users/updateuser', body });

export const updateImRestrict = (imRestrict: ImRestrict) =>
  write({ path: '/users/update-im-restrict', body: { imRestrict } });
