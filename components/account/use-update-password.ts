'use client';

import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { updatePassword } from '@/lib/domain/account/api';
import { BY_EMAIL, BY_OLD_PASSWORD, FIRST_TIME, type PasswordMode } from '@/lib/domain/account/password-mode';
import type { PasswordValues } from '@/lib/domain/account/schema';
import { getPasswordKey } from '@/lib/domain/session/api';
import { encryptPassword } from '@/lib/utils/encrypt-password';
import { sessionQueries } from '@/lib/domain/session/queries';

/** Sends only the fields of the mode, encrypted under a fresh key. */
async function sendPassword(type: PasswordMode, form: PasswordValues): Promise<unknown> {
  const key = await getPasswordKey();
  return updatePassword({
    type,
    email: type === BY_EMAIL ? form.email : '',
    code: type === BY_EMAIL ? form.code : '',
    oldpassword: type === BY_OLD_PASSWORD ? encryptPassword(form.oldPassword, key) : '',
    newpassword: encryptPassword(form.newPassword, key),
    confirmPassword: encryptPassword(form.confirmPassword, key),
  });
}

export function useUpdatePassword(
  mode: PasswordMode,
  { onDone, onFail }: { onDone: () => void; onFail: (error: Error) => void },
) {
  return useGatedMutation<PasswordValues>({
    mutationKey: ['account', 'password'],
    mutationFn: (form) => sendPassword(mode, form),
    onDone,
    onFail,
    invalidates: [sessionQueries.user().queryKey],
    doneMessage: mode === FIRST_TIME ? '设置密码成功' : '修改密码成功',
  });
}
