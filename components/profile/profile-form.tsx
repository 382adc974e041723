'use client';

import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/layer/confirm-dialog';
import { RadioField } from '@/components/ui/form/radio-field';
import { TextAreaField, TextField } from '@/components/ui/form/text-field';
import { useUpdateProfile } from './use-update-profile';
import { useLeaveGuard } from '@/hooks/ui/use-leave-guard';
import { useStoredForm } from '@/hooks/ui/use-stored-form';
import { GENDERS, PROFILE_LABELS, PROFILE_LIMITS, type LimitedField } from '@/lib/domain/profile/profile-labels';
import { profileSchema, type ProfileValues } from '@/lib/domain/profile/schema';
import { notCleared, PROFILE_FIELDS, profileOf } from '@/lib/domain/profile/profile-fields';
import type { SessionUser } from '@/lib/domain/session/schema';
import { changedValues } from '@/lib/utils/merge-values';
import { formatApiTime } from '@/lib/utils/time';
import { AvatarField } from './avatar-field';
import { DateField } from './date-field';
import { ProfileCard } from './profile-card';
import styles from './profile-form.module.css';

interface ProfileFormProps {
  user: SessionUser;
}

const textOf = (field: string, value: string) =>
  field === 'gender' ? (GENDERS.find((option) => option.value === value)?.label ?? value) : value;

const NOT_CLEARED = '暂不支持清空，已恢复为原来的内容';
const BIRTHDAY_ONCE = '出生日期只能修改一次，保存后不能再改，确定保存吗？';

export function ProfileForm({ user }: ProfileFormProps) {
  const saved = useMemo(() => profileOf(user), [user]);
  const [today] = useState(() => formatApiTime(Date.now()).slice(0, 10));
  const { form, edits } = useStoredForm<ProfileValues>({
    schema: profileSchema({ birthdayFixed: user.hasUpdateBirthday ?? false, today }),
    labels: PROFILE_LABELS,
    kind: 'profile',
    subjectId: '',
    stored: saved,
    textOf,
  });
  const { getValues, setValue, values } = form;
  const unsaved = useMemo(() => changedValues(values, saved), [values, saved]);
  const dirty = Object.keys(unsaved).length > 0;
  const { base, settle, refuse } = edits;

  /** Emptied fields that the API did not clear. */
  const [kept, setKept] = useState<readonly (keyof ProfileValues)[]>([]);
  const { run: save, pending } = useUpdateProfile({
    onDone: ({ values: submitted, sent, held }) => {
      // Text typed while the request was pending stays dirty.
      for (const field of PROFILE_FIELDS)
        if (getValues(field).trim() === submitted[field]) setValue(field, held[field]);
      settle(held);
      setKept(notCleared(sent, held));
    },
    onFail: refuse,
  });
  const guard = useLeaveGuard(dirty && !pending);
  const discard = () => {
    settle(saved);
    form.reset(saved, { keepFieldsRef: true });
  };
  const send = (edited: ProfileValues) => save({ values: edited, base: base() });

  const [toConfirm, setToConfirm] = useState<ProfileValues | null>(null);
  const handleSubmit = (sent: ProfileValues) => {
    const changes = changedValues(sent, base());
    if (Object.keys(changes).length === 0) discard();
    else if (changes.birthday === undefined) send(sent);
    else setToConfirm(sent);
  };

  const note = (name: keyof ProfileValues, hint = '') =>
    kept.includes(name) && !(name in unsaved) ? NOT_CLEARED : hint;
  const text = (name: LimitedField) => ({
    ...form.field(name),
    hint: note(name),
    count: [values[name].trim(), PROFILE_LIMITS[name]] as const,
  });
  const day = (name: 'birthday' | 'startWorkTime') => ({
    control: form.control,
    name,
    label: PROFILE_LABELS[name],
    today,
  });

  return (
    <div className={styles.columns}>
      <form
        className={styles.form}
        aria-label="个人资料"
        {...form.props}
        onSubmit={(event) => form.submit(event, handleSubmit, pending)}
      >
        <AvatarField
          userId={user.id}
          nickname={values.nickname}
          src={values.avatar}
          problem={form.formState.errors.avatar?.message}
          onChange={(url) => setValue('avatar', url)}
        />
        <div className={styles.pair}>
          <TextField {...text('nickname')} required autoComplete="nickname" />
          <TextField {...text('job')} autoComplete="organization-title" placeholder="如：前端工程师" />
          <RadioField {...form.field('gender')} options={GENDERS} />
          <TextField {...text('blogAddress')} inputMode="url" autoComplete="url" placeholder="https://" />
          <DateField
            {...day('birthday')}
            required={!user.hasUpdateBirthday}
            disabled={user.hasUpdateBirthday ?? false}
            hint={note(
              'birthday',
              user.hasUpdateBirthday ? '出生日期已修改过，不能再改' : '只能修改一次，请确认后再保存',
            )}
          />
          <DateField {...day('startWorkTime')} hint={note('startWorkTime')} />
        </div>
        <TextAreaField {...text('description')} placeholder="介绍一下你自己" />
        {form.failure && (
          <p className={styles.failure} role="alert">
            {form.failure}
          </p>
        )}
        <div className={styles.actions}>
          <Button variant="primary" type="submit" disabled={!dirty} pending={pending}>
            {pending ? '保存中…' : '保存修改'}
          </Button>
          {dirty && !pending && (
            <>
              <Button variant="quiet" onClick={discard}>
                放弃修改
              </Button>
              <span className={styles.unsaved}>有未保存的修改</span>
            </>
          )}
        </div>
        {toConfirm && (
          <ConfirmDialog
            title="确认出生日期"
            question={BIRTHDAY_ONCE}
            confirmLabel="确定"
            onClose={() => setToConfirm(null)}
            onConfirm={() => {
              setToConfirm(null);
              send(toConfirm);
            }}
          />
        )}
        {guard.asking && (
          <ConfirmDialog
            title="离开此页面"
            question="有未保存的修改，离开后将丢失，确定离开吗？"
            confirmLabel="离开"
            onClose={guard.stay}
            onConfirm={() => {
              discard();
              guard.leave();
            }}
          />
        )}
      </form>
      <ProfileCard userId={user.id} exp={user.exp} values={values} />
    </div>
  );
}
