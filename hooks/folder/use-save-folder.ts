'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { createFolder, listFolders, updateFolder } from '@/lib/domain/folder/api';
import { folderQueries } from '@/lib/domain/folder/queries';
import type { Folder, FolderValues } from '@/lib/domain/folder/schema';
import { isGone } from '@/lib/http/refusals';

interface SaveFolder {
  userId: string;
  /** The folder that is changed; none for a new one. */
  folder: Folder | undefined;
  onSaved: () => void;
  onFail: (error: Error) => void;
}

interface Submission {
  values: FolderValues;
  /** Ids of the folders before the write. */
  known: ReadonlySet<string>;
}

const isSame = (folder: Folder, { name, isPrivate }: FolderValues) =>
  folder.name === name && folder.isPrivate === (isPrivate === '1');

/** Creates or updates an own folder, at most once. An error is shown in the form. */
export function useSaveFolder({ userId, folder, onSaved, onFail }: SaveFolder) {
  const client = useQueryClient();
  const { queryKey } = folderQueries.of(userId);
  const { run, pending } = useGatedMutation<Submission>({
    mutationKey: ['folder', 'save', folder?.id ?? 'new'],
    mutationFn: ({ values }) => (folder ? updateFolder({ ...values, id: folder.id }) : createFolder(values)),
    find: async ({ values, known }) =>
      (await listFolders(userId)).find(
        (row) => isSame(row, values) && (folder ? row.id === folder.id : !known.has(row.id)),
      ),
    onDone: onSaved,
    onFail: (error) => {
      // It was deleted in another tab.
      if (isGone(error)) void client.invalidateQueries({ queryKey });
      onFail(error);
    },
    invalidates: [queryKey],
    doneMessage: folder ? '更新文件夹成功' : '创建文件夹成功',
  });
  const save = (values: FolderValues) => {
    const listed = client.getQueryData(queryKey) ?? [];
    run({ values, known: new Set(listed.map(({ id }) => id)) });
  };
  return { save, pending };
}
