'use client';

import { useMemo, type FocusEvent } from 'react';
import { DialogForm } from '@/components/ui/form/dialog-form';
import { TextAreaField, TextField } from '@/components/ui/form/text-field';
import { useSaveBookmark } from './use-save-bookmark';
import { useStoredForm } from '@/hooks/ui/use-stored-form';
import { BOOKMARK_DESCRIPTION_MAX, BOOKMARK_NAME_MAX } from '@/lib/domain/bookmark/bookmark-limits';
import { bookmarkFormSchema, type Bookmark, type BookmarkValues } from '@/lib/domain/bookmark/schema';
import { bookmarkValues } from '@/lib/domain/bookmark/bookmark-values';
import { safeLink } from '@/lib/utils/address/safe-link';

interface BookmarkFormProps {
  folderId: string;
  bookmark: Bookmark | undefined;
  onSaved: () => void;
  onClose: () => void;
}

const NEW: BookmarkValues = { name: '', url: '', siteDesc: '' };

export function BookmarkForm({ folderId, bookmark, onSaved, onClose }: BookmarkFormProps) {
  const stored = useMemo(() => (bookmark ? bookmarkValues(bookmark) : NEW), [bookmark]);
  const { form, edits, draft } = useStoredForm<BookmarkValues>({
    schema: bookmarkFormSchema,
    labels: { name: '站点名称', url: '站点url', siteDesc: '描述信息' },
    checkOnBlur: 'all',
    kind: 'bookmark',
    subjectId: bookmark?.id ?? `new in ${folderId}`,
    stored,
  });
  const write = useSaveBookmark({
    folderId,
    row: bookmark,
    onSaved: () => {
      draft.drop();
      onSaved();
    },
    onFound: draft.discardSent,
    onFail: edits.refuse,
  });
  /** Defaults the name to the host, unless the focus moves to the name field. */
  const suggestName = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLInputElement && relatedTarget.name === 'name') return;
    const host = safeLink(form.getValues('url'))?.host;
    if (host && form.getValues('name').trim() === '') form.setValue('name', host, { shouldValidate: true });
  };
  return (
    <DialogForm
      title={bookmark ? '更新站点' : '新增站点'}
      form={form}
      edits={edits}
      draft={draft}
      write={write}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        required
        autoComplete="off"
        data-autofocus
        count={[form.values.name.trim(), BOOKMARK_NAME_MAX]}
      />
      <TextField
        {...form.field('url', { onBlur: suggestName })}
        required
        autoComplete="off"
        inputMode="url"
        placeholder="https://"
      />
      <TextAreaField
        {...form.field('siteDesc')}
        required
        rows={3}
        count={[form.values.siteDesc.trim(), BOOKMARK_DESCRIPTION_MAX]}
      />
    </DialogForm>
  );
}
