import type { Folder, FolderValues } from './schema';

/** A folder's values, as its form holds them. */
export const folderValues = ({ name, isPrivate }: Folder): FolderValues => ({ name, isPrivate: isPrivate ? '1' : '0' });
