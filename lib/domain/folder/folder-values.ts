import type { Folder, FolderValues } from './schema';

/** The form's values of a folder. */
export const folderValues = ({ name, isPrivate }: Folder): FolderValues => ({ name, isPrivate: isPrivate ? '1' : '0' });
