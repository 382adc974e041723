import { tolerantList } from '@/lib/http/fields';
import { request, type RequestContext, write } from '@/lib/http/request';
import { folderSchema, type FolderValues } from './schema';

export const listFolders = (userId: string, { signal }: RequestContext = {}) =>
  request({ path: '/site/folder/list', query: { userId }, schema: tolerantList(folderSchema), signal });

export const createFolder = (body: FolderValues) => write({ path: '/site/folder/create', body });

export const updateFolder = (body: FolderValues & { id: string }) => write({ path: '/site/folder/update', body });

export const deleteFolder = (id: string) => write({ path: '/site/folder/delete', body: { id } });

/** It is sent also while the page unloads. @param ids all of the member's folders, in the wanted order */
export const sortFolders = (ids: readonly string[]) =>
  write({ path: '/site/folder/sort', body: { ids }, keepalive: true });
