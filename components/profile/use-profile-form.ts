'use client';

import { useEffect, useMemo, useState } from 'react';
import { useUpdateProfile } from '@/hooks/profile/use-update-profile';
import { keepDraft, readDraft } from '@/lib/domain/profile/store';
import {
  changesOf,
  checkProfile,
  notCleared,
  profileOf,
  trimmed,
  type ProfileErrors,
  type ProfileField,
  type ProfileForm,
} from '@/lib/domain/profile/utils';
import type { SessionUser } from '@/lib/domain/session/schema';
import { describeError } from '@/lib/http/api-error';
import { formatApiTime } from '@/lib/utils/time';

const NONE: ProfileErrors = {};

/**
 * The form's state: the member as the API knows them, and what was changed since. Changes stay until
 * the API has taken them, over a login that has run out and over a reload.
 */
export function useProfileForm(user: SessionUser, onSaved: () => void) {
  const saved = useMemo(() => profileOf(user), [user]);
  const [changes, setChanges] = useState<Partial<ProfileForm>>(() => readDraft(user.id));
  const [errors, setErrors] = useState(NONE);
  const [kept, setKept] = useState<readonly ProfileField[]>([]);
  const [failure, setFailure] = useState('');
  const [today] = useState(() => formatApiTime(Date.now()).slice(0, 10));
  const form = useMemo(() => ({ ...saved, ...changes }), [saved, changes]);
  const unsaved = useMemo(() => changesOf(form, saved), [form, saved]);
  useEffect(() => keepDraft(user.id, unsaved), [user.id, unsaved]);

  const { run, pending } = useUpdateProfile({
    onDone: (sent, fresh) => {
      // What was typed while it was under way is a change of its own.
      setChanges((current) => changesOf(trimmed({ ...sent, ...current }), sent));
      setKept(fresh ? notCleared(sent, profileOf(fresh)) : []);
      setFailure('');
      onSaved();
    },
    onFail: (error) => setFailure(describeError(error)),
  });

  return {
    form,
    errors,
    /** Fields that were emptied and that the API did not clear. */
    kept,
    failure,
    today,
    dirty: Object.keys(unsaved).length > 0,
    changesBirthday: unsaved.birthday !== undefined,
    pending,
    set: (field: ProfileField, value: string) => {
      setChanges((current) => ({ ...current, [field]: value }));
      setErrors((current) => ({ ...current, [field]: undefined }));
      setKept((fields) => fields.filter((other) => other !== field));
      setFailure('');
    },
    /** The fields that are wrong; their errors are shown. */
    check: (): ProfileField[] => {
      const found = checkProfile(form, { birthdayFixed: user.hasUpdateBirthday ?? false, today });
      setErrors(found);
      return changedFields(found);
    },
    discard: () => {
      setChanges({});
      setErrors(NONE);
      setFailure('');
    },
    save: () => run(trimmed(form)),
  };
}

const changedFields = (errors: ProfileErrors) =>
  (['nickname', 'birthday', 'startWorkTime', 'job', 'blogAddress', 'description'] as const).filter(
    (field) => errors[field] !== undefined,
  );
