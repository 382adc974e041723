'use client';

import { useRef, useState, type FormEvent } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';
import { useBindEmail } from '@/hooks/account/use-bind-email';
import { emailProblems, isEmailFormFilled, type EmailForm, type Problems } from '@/lib/domain/account/utils';
import { describeError } from '@/lib/http/api-error';
import { FormEnd } from './form-end';
import { EmailCodeField } from './email-code-field';
import styles from './account-form.module.css';

const WIDTH = 420;

function read(form: HTMLFormElement): EmailForm {
  const data = new FormData(form);
  return { email: String(data.get('email') ?? '').trim(), code: String(data.get('code') ?? '').trim() };
}

/** Binds an e-mail address to the account. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<EmailForm>({ email: '', code: '' });
  const [problems, setProblems] = useState<Problems<EmailForm>>({});
  const [failure, setFailure] = useState('');
  const { run: bind, pending } = useBindEmail({
    onDone: onClose,
    onFail: (error) => setFailure(describeError(error)),
  });

  const handleInput = () => {
    if (form.current) setFields(read(form.current));
    setProblems({});
    setFailure('');
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = read(event.currentTarget);
    if (pending || !isEmailFormFilled(typed)) return;
    const found = emailProblems(typed);
    setProblems(found);
    setFailure('');
    if (Object.keys(found).length === 0) bind(typed);
  };

  return (
    <Dialog title="绑定邮箱" width={WIDTH} onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit} onInput={handleInput}>
        <TextField label="邮箱" name="email" type="email" autoComplete="email" error={problems.email} data-autofocus />
        <EmailCodeField email={fields.email} error={problems.code} />
        <FormEnd failure={failure} filled={isEmailFormFilled(fields)} pending={pending} label="绑定" />
      </form>
    </Dialog>
  );
}
