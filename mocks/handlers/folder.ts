import * as z from 'zod/mini';
import { db, newId } from '@/mocks/db';
import type { Folder, User } from '@/mocks/db/tables';
import { folderRow } from '@/mocks/wire/folder';
import { BusinessFailure } from './answers';
import { call, memberCall } from './call';
import { ownedBy } from './owned';
import { required } from './params';
import { charactersOf } from './rules';

const MAX_NAME = 24;

const form = { name: z._default(z.string(), ''), isPrivate: z._default(z.string(), '') };

function filled({ name, isPrivate }: { name: string; isPrivate: string }): Pick<Folder, 'name' | 'isPrivate'> {
  if (name.trim() === '') throw new BusinessFailure('请输入文件夹名称');
  if (charactersOf(name.trim()) > MAX_NAME) throw new BusinessFailure(`文件夹名称最大长度不能超过${MAX_NAME}位`);
  if (isPrivate !== '0' && isPrivate !== '1') throw new BusinessFailure('请选择是否将文件夹设置为私密');
  return { name: name.trim(), isPrivate: isPrivate === '1' };
}

/** A folder of the viewer's own. @throws BusinessFailure where there is none, Refusal where it is another's */
export const ownFolder = (viewer: User, folderId: string): Folder =>
  ownedBy(
    viewer,
    db.folders.find(({ id }) => id === folderId),
    { gone: '文件夹不存在' },
  );

export const folderHandlers = [
  call({
    method: 'GET',
    path: '/site/folder/list',
    params: z.object({ userId: required() }),
    handle: ({ params, viewer }) =>
      db.folders
        .filter(({ userId, isPrivate }) => userId === params.userId && (!isPrivate || userId === viewer?.id))
        .map(folderRow),
  }),
  memberCall({
    method: 'POST',
    path: '/site/folder/create',
    params: z.object(form),
    message: '创建文件夹成功',
    handle: ({ params, viewer }) => void db.folders.push({ id: newId(), userId: viewer.id, ...filled(params) }),
  }),
  memberCall({
    method: 'POST',
    path: '/site/folder/update',
    params: z.object({ ...form, id: required() }),
    message: '更新文件夹成功',
    handle: ({ params, viewer }) => void Object.assign(ownFolder(viewer, params.id), filled(params)),
  }),
  memberCall({
    method: 'POST',
    path: '/site/folder/delete',
    params: z.object({ id: required() }),
    message: '删除文件夹成功',
    handle: ({ params, viewer }) => {
      const folder = ownFolder(viewer, params.id);
      db.folders = db.folders.filter(({ id }) => id !== folder.id);
      db.bookmarks = db.bookmarks.filter(({ folderId }) => folderId !== folder.id);
    },
  }),
  memberCall({
    method: 'POST',
    path: '/site/folder/sort',
    params: z.object({ ids: z.array(z.string()) }),
    handle: ({ params: { ids }, viewer }) => {
      const sorted = ids.map((id) => ownFolder(viewer, id));
      // Other members' folders stay; unnamed ones come last.
      db.folders = [...new Set([...sorted, ...db.folders])];
    },
  }),
];
