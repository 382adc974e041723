import * as z from 'zod/mini';
import { line, rowId, text } from '@/lib/http/fields';
import { formText } from '@/lib/utils/form-text';
import { FOLDER_NAME_MAX } from './folder-limits';

export const folderSchema = z.pipe(
  z.object({
    id: rowId(),
    name: line('未命名'),
    isPrivate: text(),
  }),
  z.transform(({ isPrivate, ...folder }) => ({ ...folder, isPrivate: isPrivate === '1' })),
);
export type Folder = z.output<typeof folderSchema>;

declare module '@/lib/query/patch-entity' {
  interface Entities {
    folder: Folder;
  }
}

export const folderFormSchema = z.object({
  name: formText({
    name: '文件夹名称',
    missing: '请输入文件夹名称',
    max: FOLDER_NAME_MAX,
    tooLong: `文件夹名称最大长度不能超过${FOLDER_NAME_MAX}位`,
  }),
  isPrivate: z.enum(['0', '1'], '请选择是否将文件夹设置为私密'),
});
export type FolderValues = z.output<typeof folderFormSchema>;
