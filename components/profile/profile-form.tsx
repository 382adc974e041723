'use client';

import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useLeaveGuard } from '@/hooks/ui/use-leave-guard';
import { FIRST_DAY, GENDERS } from '@/lib/domain/profile/constants';
import type { ProfileField as Field } from '@/lib/domain/profile/utils';
import type { SessionUser } from '@/lib/domain/session/schema';
import { AvatarField } from './avatar-field';
import { ProfileField } from './profile-field';
import styles from './profile-form.module.css';
import { useProfileForm } from './use-profile-form';

interface ProfileFormProps {
  user: SessionUser;
  /** Told when the API has taken the profile. */
  onSaved: () => void;
}

const NOT_CLEARED = '暂不支持清空，已恢复为原来的内容';
const BIRTHDAY_ONCE = '出生日期只能修改一次，保存后不能再改，确定保存吗？';

/** The kit's calendar is loaded for those who edit their profile. */
const DateControl = lazyPart(async () => (await import('./date-control')).default, {
  onFail: 'retry',
  fallback: <Skeleton height={40} />,
});

/** The member's own profile, with every rule of it. */
export function ProfileForm({ user, onSaved }: ProfileFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [asksBirthday, setAsksBirthday] = useState(false);
  const { form, errors, kept, failure, today, dirty, changesBirthday, pending, ...act } = useProfileForm(user, onSaved);
  const guard = useLeaveGuard(dirty && !pending);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (pending || !dirty) return;
    const [firstWrong] = act.check();
    if (firstWrong) {
      const control = element.current?.elements.namedItem(firstWrong);
      if (control instanceof HTMLElement) control.focus();
    } else if (changesBirthday) {
      setAsksBirthday(true);
    } else {
      act.save();
    }
  };
  const field = <F extends Exclude<Field, 'avatar' | 'gender'>>(name: F, hint = '') => ({
    name,
    value: form[name],
    error: errors[name],
    hint: kept.includes(name) ? NOT_CLEARED : hint,
    onChange: (value: string) => act.set(name, value),
  });

  return (
    <form ref={element} className={styles.form} noValidate aria-label="个人资料" onSubmit={handleSubmit}>
      <AvatarField
        userId={user.id}
        nickname={form.nickname}
        src={form.avatar}
        onChange={(url) => act.set('avatar', url)}
      />
      <ProfileField label="昵称" required {...field('nickname')}>
        {(control) => <input {...control} autoComplete="nickname" />}
      </ProfileField>
      <fieldset className={styles.choices}>
        <legend>性别</legend>
        {GENDERS.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="gender"
              value={value}
              checked={form.gender === value}
              onChange={() => act.set('gender', value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className={styles.pair}>
        <ProfileField
          label="出生日期"
          required={!user.hasUpdateBirthday}
          disabled={user.hasUpdateBirthday ?? false}
          {...field('birthday', user.hasUpdateBirthday ? '出生日期已修改过，不能再改' : '只能修改一次，请确认后再保存')}
        >
          {({ onChange: _, className: _class, ...control }) => (
            <DateControl {...control} min={FIRST_DAY} max={today} onChange={(day) => act.set('birthday', day)} />
          )}
        </ProfileField>
        <ProfileField label="开始工作时间" {...field('startWorkTime')}>
          {({ onChange: _, className: _class, ...control }) => (
            <DateControl {...control} min={FIRST_DAY} max={today} onChange={(day) => act.set('startWorkTime', day)} />
          )}
        </ProfileField>
      </div>
      <ProfileField label="职位" {...field('job')}>
        {(control) => <input {...control} autoComplete="organization-title" placeholder="如：前端工程师" />}
      </ProfileField>
      <ProfileField label="博客地址" {...field('blogAddress')}>
        {(control) => <input {...control} inputMode="url" autoComplete="url" placeholder="https://" />}
      </ProfileField>
      <ProfileField label="个人介绍" {...field('description')}>
        {(control) => <textarea {...control} rows={4} placeholder="介绍一下你自己" />}
      </ProfileField>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="primary" type="submit" disabled={!dirty} pending={pending}>
          {pending ? '保存中…' : '保存修改'}
        </Button>
        {dirty && !pending && (
          <>
            <Button variant="quiet" onClick={act.discard}>
              放弃修改
            </Button>
            <span className={styles.unsaved}>有未保存的修改</span>
          </>
        )}
      </div>
      {asksBirthday && (
        <ConfirmDialog
          title="确认出生日期"
          question={BIRTHDAY_ONCE}
          confirmLabel="确定"
          onClose={() => setAsksBirthday(false)}
          onConfirm={() => {
            setAsksBirthday(false);
            act.save();
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
            act.discard();
            guard.leave();
          }}
        />
      )}
    </form>
  );
}
