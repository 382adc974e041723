import { act, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { useOwner } from '@/lib/browser/owner';
import { rememberOwner } from '@/lib/drafts/draft-owner';
import { renderAppHook } from '@/test/render';
import { useFormDraft } from './use-form-draft';
import { useStoredValues } from './use-stored-values';
import { useZodForm } from './use-zod-form';

const STORED = { name: '旧名', note: '' };

const openForm = () =>
  renderAppHook(() => {
    const form = useZodForm({
      schema: z.object({ name: z.string(), note: z.string() }),
      labels: { name: '名称', note: '备注' },
      defaultValues: STORED,
    });
    const edits = useStoredValues({ form, stored: STORED });
    const draft = useFormDraft({ kind: 'test', subjectId: '1', form, stored: STORED, edits });
    return { form, draft };
  });

it('a draft is restored also where the member is known only after the form is shown', async () => {
  rememberOwner('u1');
  const first = openForm();
  act(() => first.result.current.form.setValue('name', '写了一半'));
  first.unmount();

  useOwner.setState({ owner: 'session-of-nobody-known' });
  const { result } = openForm();
  expect(result.current.form.values.name).toBe('旧名');
  act(() => rememberOwner('u1'));
  await waitFor(() => expect(result.current.draft.restored).toBe(true));
  expect(result.current.form.getValues()).toEqual({ name: '写了一半', note: '' });
  act(() => result.current.draft.discard());
  expect(result.current.form.getValues()).toEqual(STORED);
});
