import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { RestoredNote } from './restored-note';
import styles from './dialog-form.module.css';

interface DialogFormProps<V> {
  title: string;
  form: {
    props: ComponentProps<'form'>;
    submit: (event: SubmitEvent<HTMLFormElement>, save: (values: V) => void, pending: boolean) => void;
    failure: string;
  };
  save: (values: V) => void;
  pending: boolean;
  draft?: { restored: boolean; discard: () => void };
  onClose: () => void;
  note?: ReactNode;
  children: ReactNode;
}

const WIDTH = 420;

export function DialogForm<V>(props: DialogFormProps<V>) {
  const { title, form, save, pending, draft, onClose, note, children } = props;
  return (
    <Dialog title={title} width={WIDTH} onClose={onClose}>
      <form {...form.props} className={styles.form} onSubmit={(event) => form.submit(event, save, pending)}>
        {draft?.restored && <RestoredNote onDiscard={draft.discard} />}
        {note}
        {children}
        <p className={styles.failure} role="alert">
          {form.failure}
        </p>
        <div className={styles.actions}>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" type="submit" pending={pending}>
            {pending ? '提交中…' : '确定'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
