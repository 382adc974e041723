import type { folderSchema } from '@/lib/domain/folder/schema';
import type { Folder } from '@/mocks/db/tables';
import type { Wire } from './wire';

export const folderRow = ({ id, name, isPrivate }: Folder): Wire<typeof folderSchema> => ({
  id,
  name,
  isPrivate: isPrivate ? '1' : '0',
});
