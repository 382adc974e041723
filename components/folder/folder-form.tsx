'use client';

import { useMemo } from 'react';
import { DialogForm } from '@/components/ui/form/dialog-form';
import { RadioField } from '@/components/ui/form/radio-field';
import { TextField } from '@/components/ui/form/text-field';
import { useSaveFolder } from './use-save-folder';
import { useStoredForm } from '@/hooks/ui/use-stored-form';
import { FOLDER_NAME_MAX } from '@/lib/domain/folder/folder-limits';
import { PRIVACY } from '@/lib/domain/folder/privacy';
import { folderFormSchema, type Folder, type FolderValues } from '@/lib/domain/folder/schema';
import { folderValues } from '@/lib/domain/folder/folder-values';

interface FolderFormProps {
  userId: string;
  folder: Folder | undefined;
  onSaved: () => void;
  onClose: () => void;
}

const NEW: FolderValues = { name: '', isPrivate: '0' };

const textOf = (field: string, value: string) =>
  field === 'isPrivate' ? (PRIVACY.find((option) => option.value === value)?.label ?? value) : value;

export function FolderForm({ userId, folder, onSaved, onClose }: FolderFormProps) {
  const stored = useMemo(() => (folder ? folderValues(folder) : NEW), [folder]);
  const { form, edits, draft } = useStoredForm<FolderValues>({
    schema: folderFormSchema,
    labels: { name: '文件夹名称', isPrivate: '是否私密' },
    checkOnBlur: 'all',
    kind: 'folder',
    subjectId: folder?.id ?? '',
    stored,
    textOf,
  });
  const write = useSaveFolder({
    userId,
    row: folder,
    onSaved: () => {
      draft.drop();
      onSaved();
    },
    onFound: draft.discardSent,
    onFail: edits.refuse,
  });
  return (
    <DialogForm
      title={folder ? '更新文件夹' : '新增文件夹'}
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
        count={[form.values.name.trim(), FOLDER_NAME_MAX]}
      />
      <RadioField {...form.field('isPrivate')} required options={PRIVACY} />
    </DialogForm>
  );
}
