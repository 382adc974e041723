import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/layer/dialog';
import { EarlierNote } from './earlier-note';
import { RestoredNote } from './restored-note';
import styles from './dialog-form.module.css';

interface DialogFormProps<V> {
  title: string;
  form: {
    props: ComponentProps<'form'>;
    submit: (event: SubmitEvent<HTMLFormElement>, save: (values: V) => void, pending: boolean) => void;
    failure: string;
  };
  edits: { base: () => V };
  draft: { restored: boolean; discard: () => void };
  write: { save: (values: V, base: V) => void; pending: boolean; earlier: ComponentProps<typeof EarlierNote>['state'] };
  onClose: () => void;
  children: ReactNode;
}

const WIDTH = 420;

export function DialogForm<V>(props: DialogFormProps<V>) {
  const { title, form, edits, draft, write, onClose, children } = props;
  const { pending } = write;
  const save = (values: V) => write.save(values, edits.base());
  return (
    <Dialog title={title} width={WIDTH} onClose={onClose}>
      <form {...form.props} className={styles.form} onSubmit={(event) => form.submit(event, save, pending)}>
        {draft.restored && <RestoredNote onDiscard={draft.discard} />}
        <EarlierNote state={write.earlier} />
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
