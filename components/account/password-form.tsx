'use client';

import { useRef, useState, type FormEvent } from 'react';
import { PasswordField } from '@/components/ui/password-field';
import { TextField } from '@/components/ui/text-field';
import { useUpdatePassword } from '@/hooks/account/use-update-password';
import { BY_EMAIL, BY_OLD_PASSWORD, FIRST_TIME, type PasswordMode } from '@/lib/domain/account/constants';
import {
  isPasswordFormFilled,
  passwordProblems,
  type PasswordForm as Fields,
  type Problems,
} from '@/lib/domain/account/utils';
import type { SessionUser } from '@/lib/domain/session/schema';
import { describeError } from '@/lib/http/api-error';
import { FormEnd } from './form-end';
import { EmailCodeField } from './email-code-field';
import styles from './account-form.module.css';

interface PasswordFormProps {
  mode: PasswordMode;
  user: Pick<SessionUser, 'username' | 'email'>;
  onDone: () => void;
}

/** Read from the fields themselves, because a password manager fills them without telling. */
function read(form: HTMLFormElement, last: Fields): Fields {
  const data = new FormData(form);
  const field = (name: keyof Fields) => String(data.get(name) ?? last[name]);
  return {
    email: field('email').trim(),
    code: field('code').trim(),
    oldPassword: field('oldPassword'),
    newPassword: field('newPassword'),
    confirmPassword: field('confirmPassword'),
  };
}

/** The fields that a mode needs; those that the modes share keep what was typed. */
export function PasswordForm({ mode, user, onDone }: PasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<Fields>({
    email: user.email,
    code: '',
    oldPassword: '',
    newPassword: '',
    confirmPassword: '',
  });
  const [problems, setProblems] = useState<Problems<Fields>>({});
  const [failure, setFailure] = useState('');
  const { run: update, pending } = useUpdatePassword(mode, {
    onDone,
    onFail: (error) => setFailure(describeError(error)),
  });

  const handleInput = () => {
    if (form.current) setFields(read(form.current, fields));
    setProblems({});
    setFailure('');
  };
  const handleRepeated = () => {
    if (fields.confirmPassword !== '') setProblems(passwordProblems(FIRST_TIME, fields));
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = read(event.currentTarget, fields);
    if (pending || !isPasswordFormFilled(mode, typed)) return;
    const found = passwordProblems(mode, typed);
    setProblems(found);
    setFailure('');
    if (Object.keys(found).length === 0) update(typed);
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit} onInput={handleInput}>
      <input type="text" name="username" autoComplete="username" value={user.username || user.email} readOnly hidden />
      {mode === BY_EMAIL && (
        <>
          <TextField
            label="邮箱"
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={fields.email}
            error={problems.email}
          />
          <EmailCodeField email={fields.email} defaultValue={fields.code} error={problems.code} />
        </>
      )}
      {mode === BY_OLD_PASSWORD && (
        <PasswordField
          label="旧密码"
          name="oldPassword"
          autoComplete="current-password"
          defaultValue={fields.oldPassword}
          data-autofocus
        />
      )}
      <PasswordField
        label="新密码"
        name="newPassword"
        autoComplete="new-password"
        data-autofocus={mode === FIRST_TIME || undefined}
      />
      <PasswordField
        label="确认密码"
        name="confirmPassword"
        autoComplete="new-password"
        error={problems.confirmPassword}
        onBlur={handleRepeated}
      />
      <FormEnd failure={failure} filled={isPasswordFormFilled(mode, fields)} pending={pending} label="确定" />
    </form>
  );
}
