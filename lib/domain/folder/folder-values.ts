import type { Folder, FolderValues } from './schema';

export const folderValues = ({ name, isPrivate }: Folder): FolderValues => ({ name, isPrivate: isPrivate ? '1' : '0' });
