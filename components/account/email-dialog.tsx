'use client';

import { Dialog } from '@/components/ui/layer/dialog';
import { FormEnd } from '@/components/ui/form/form-end';
import { TextField } from '@/components/ui/form/text-field';
import { useBindEmail } from './use-bind-email';
import { useZodForm } from '@/hooks/ui/use-zod-form';
import { emailFormSchema } from '@/lib/domain/account/schema';
import { EmailCodeField } from './email-code-field';
import styles from './account-form.module.css';

const WIDTH = 420;

export function EmailDialog({ onClose }: { onClose: () => void }) {
  const form = useZodForm({
    schema: emailFormSchema,
    labels: { email: '邮箱', code: '验证码' },
    defaultValues: { email: '', code: '' },
  });
  const { run: bind, pending } = useBindEmail({ onDone: onClose, onFail: (error) => form.refuse(error) });
  return (
    <Dialog title="绑定邮箱" width={WIDTH} onClose={onClose}>
      <form className={styles.form} {...form.props} onSubmit={(event) => form.submit(event, bind, pending)}>
        <TextField {...form.field('email')} type="email" autoComplete="email" data-autofocus />
        <EmailCodeField
          {...form.field('code')}
          address={() => form.valid('email')}
          onRefused={(message) => form.setError('code', { message })}
        />
        <FormEnd failure={form.failure} filled={form.filled} pending={pending} label="绑定" pendingLabel="提交中…" />
      </form>
    </Dialog>
  );
}
