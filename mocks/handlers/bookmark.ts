import * as z from 'zod/mini';
import { db, newId } from '@/mocks/db';
import type { Bookmark, User } from '@/mocks/db/tables';
import { bookmarkRow } from '@/mocks/wire/bookmark';
import { BusinessFailure } from './answers';
import { call, memberCall } from './call';
import { ownFolder } from './folder';
import { required } from './params';
import { charactersOf, iconOf, webAddress } from './rules';

const MAX_NAME = 64;
const MAX_DESCRIPTION = 64;

const field = () =>
  z.pipe(
    z._default(z.string(), ''),
    z.transform((value) => value.trim()),
  );
const form = { name: field(), url: field(), siteDesc: field(), folderId: required() };

type Form = Pick<Bookmark, 'name' | 'url' | 'siteDesc' | 'folderId'>;

function filled(viewer: User, { name, url, siteDesc, folderId }: Form): Form & Pick<Bookmark, 'icon'> {
  if (name === '') throw new BusinessFailure('请输入站点名称');
  // The specification words it as the folder's.
  if (charactersOf(name) > MAX_NAME) throw new BusinessFailure(`文件夹名称最大长度不能超过${MAX_NAME}位`);
  if (url === '') throw new BusinessFailure('请输入站点url');
  if (!webAddress(url)) throw new BusinessFailure('请输入正确的站点url');
  if (siteDesc === '') throw new BusinessFailure('请输入站点描述信息');
  if (charactersOf(siteDesc) > MAX_DESCRIPTION) {
    throw new BusinessFailure(`描述信息最大长度不能超过${MAX_DESCRIPTION}位`);
  }
  return { name, url, siteDesc, icon: iconOf(url), folderId: ownFolder(viewer, folderId).id };
}

/** A bookmark in an own folder. @throws BusinessFailure where there is none, Refusal where it is another's */
function ownBookmark(viewer: User, siteId: string): Bookmark {
  const bookmark = db.bookmarks.find(({ id }) => id === siteId);
  if (!bookmark) throw new BusinessFailure('站点不存在');
  ownFolder(viewer, bookmark.folderId);
  return bookmark;
}

export const bookmarkHandlers = [
  call({
    method: 'GET',
    path: '/sites',
    params: z.object({ folderId: required() }),
    handle: ({ params: { folderId }, viewer }) => {
      const folder = db.folders.find(({ id }) => id === folderId);
      // Others get the same answer for a private folder as for a deleted one.
      if (!folder || (folder.isPrivate && folder.userId !== viewer?.id)) throw new BusinessFailure('文件夹不存在');
      return db.bookmarks.filter((bookmark) => bookmark.folderId === folderId).map(bookmarkRow);
    },
  }),
  memberCall({
    method: 'POST',
    path: '/sites/create',
    params: z.object(form),
    message: '创建站点成功',
    handle: ({ params, viewer }) => void db.bookmarks.push({ id: newId(), ...filled(viewer, params) }),
  }),
  memberCall({
    method: 'POST',
    path: '/sites/update',
    params: z.object({ ...form, id: required() }),
    message: '更新站点成功',
    handle: ({ params, viewer }) => void Object.assign(ownBookmark(viewer, params.id), filled(viewer, params)),
  }),
  memberCall({
    method: 'GET',
    path: '/sites/delete',
    params: z.object({ id: required() }),
    message: '删除站点成功',
    handle: ({ params, viewer }) => {
      const bookmark = ownBookmark(viewer, params.id);
      db.bookmarks = db.bookmarks.filter(({ id }) => id !== bookmark.id);
    },
  }),
];
