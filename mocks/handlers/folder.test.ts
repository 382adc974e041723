import { afterEach, describe, expect, it, vi } from 'vitest';
import * as folder from '@/lib/domain/folder/api';
import { FOLDER_NAME_MAX } from '@/lib/domain/folder/folder-limits';
import * as bookmark from '@/lib/domain/bookmark/api';
import { BOOKMARK_DESCRIPTION_MAX, BOOKMARK_NAME_MAX } from '@/lib/domain/bookmark/bookmark-limits';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { db } from '@/mocks/db';
import type { User } from '@/mocks/db/tables';
import { userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';
import { issueToken } from './access';

const signIn = (user: User) => vi.stubGlobal('document', { cookie: `${TOKEN_COOKIE}=${issueToken(user)}` });
const demo = () => userNamed('demouser');
const other = () => userNamed('otheruser');
const namesOf = async (user: User) => (await folder.listFolders(user.id)).map(({ name }) => name);
const folderOf = (user: User, wanted: { isPrivate: boolean }) => {
  const found = db.folders.find(({ userId, isPrivate }) => userId === user.id && isPrivate === wanted.isPrivate);
  if (!found) throw new Error('There is no such folder');
  return found;
};
const SITE = { name: '新站点', url: 'https://example.com/new?a=1#b', siteDesc: '说明' };

startContractApi();
afterEach(() => vi.unstubAllGlobals());

describe('folders', () => {
  it('are listed for everyone, the private ones for their owner only', async () => {
    const secret = folderOf(demo(), { isPrivate: true }).name;
    const forAll = await folder.listFolders(demo().id);
    expect(forAll.length).toBeGreaterThan(3);
    expect(forAll.some(({ isPrivate, name }) => isPrivate || name === secret)).toBe(false);
    signIn(other());
    expect(await namesOf(demo())).not.toContain(secret);
    signIn(demo());
    expect(await folder.listFolders(demo().id)).toContainEqual(
      expect.objectContaining({ name: secret, isPrivate: true }),
    );
  });

  it('are deleted with their bookmarks, once', async () => {
    signIn(demo());
    const { id } = folderOf(demo(), { isPrivate: false });
    expect(db.bookmarks.some(({ folderId }) => folderId === id)).toBe(true);
    await folder.deleteFolder(id);
    expect(db.bookmarks.some(({ folderId }) => folderId === id)).toBe(false);
    await expect(folder.deleteFolder(id)).rejects.toThrow('文件夹不存在');
  });

  it('of another are neither changed, deleted, sorted nor filled', async () => {
    const { id, name } = folderOf(demo(), { isPrivate: false });
    for (const user of [other(), null]) {
      vi.unstubAllGlobals();
      if (user) signIn(user);
      for (const act of [
        () => folder.updateFolder({ id, name: '别人的', isPrivate: '0' }),
        () => folder.deleteFolder(id),
        () => folder.sortFolders([id]),
        () => bookmark.createBookmark({ ...SITE, folderId: id }),
      ])
        await expect(act()).rejects.toMatchObject({ kind: 'unauthorised' });
    }
    expect(await namesOf(demo())).toContain(name);
  });

  it('keep the order that their owner gives them', async () => {
    signIn(demo());
    const ids = (await folder.listFolders(demo().id)).map(({ id }) => id).toReversed();
    const others = await namesOf(other());
    await folder.sortFolders(ids);
    expect((await folder.listFolders(demo().id)).map(({ id }) => id)).toEqual(ids);
    expect(await namesOf(other())).toEqual(others);
  });

  it('have a name of at most 24 characters, and are private or not', async () => {
    signIn(demo());
    const longest = '😀'.repeat(FOLDER_NAME_MAX);
    await folder.createFolder({ name: longest, isPrivate: '0' });
    await expect(folder.createFolder({ name: `${longest}a`, isPrivate: '0' })).rejects.toThrow(
      '文件夹名称最大长度不能超过24位',
    );
    await expect(folder.createFolder({ name: ' 　', isPrivate: '0' })).rejects.toThrow('请输入文件夹名称');
    const unknown = { name: '某', isPrivate: '2' as '1' };
    await expect(folder.createFolder(unknown)).rejects.toThrow('请选择是否将文件夹设置为私密');
  });
});

describe('bookmarks', () => {
  it('of a public folder are listed for everyone, those of a private one for its owner only', async () => {
    const open = folderOf(demo(), { isPrivate: false });
    const secret = folderOf(demo(), { isPrivate: true });
    expect((await bookmark.listBookmarks(open.id)).length).toBeGreaterThan(0);
    await expect(bookmark.listBookmarks(secret.id)).rejects.toThrow('文件夹不存在');
    signIn(other());
    await expect(bookmark.listBookmarks(secret.id)).rejects.toThrow('文件夹不存在');
    signIn(demo());
    expect((await bookmark.listBookmarks(secret.id)).length).toBeGreaterThan(0);
  });

  it('are created, moved, changed and deleted by their owner', async () => {
    signIn(demo());
    const [from, to] = await folder.listFolders(demo().id);
    await bookmark.createBookmark({ ...SITE, folderId: from?.id ?? '' });
    const created = (await bookmark.listBookmarks(from?.id ?? '')).at(-1);
    expect(created).toMatchObject({ ...SITE, icon: 'https://example.com/favicon.ico' });
    const id = created?.id ?? '';
    await bookmark.updateBookmark({ ...SITE, id, name: '搬走了', folderId: to?.id ?? '' });
    expect(await bookmark.listBookmarks(to?.id ?? '')).toContainEqual(expect.objectContaining({ id, name: '搬走了' }));
    signIn(other());
    await expect(bookmark.deleteBookmark(id)).rejects.toMatchObject({ kind: 'unauthorised' });
    await expect(bookmark.updateBookmark({ ...SITE, id, folderId: to?.id ?? '' })).rejects.toMatchObject({
      kind: 'unauthorised',
    });
    signIn(demo());
    await bookmark.deleteBookmark(id);
    await expect(bookmark.deleteBookmark(id)).rejects.toThrow('站点不存在');
  });

  it.each([
    ['a blank name', { name: ' ' }, '请输入站点名称'],
    ['a long name', { name: '长'.repeat(BOOKMARK_NAME_MAX + 1) }, '文件夹名称最大长度不能超过64位'],
    ['no address', { url: '' }, '请输入站点url'],
    ['a script as address', { url: 'javascript:alert(1)' }, '请输入正确的站点url'],
    ['a data address', { url: 'data:text/html,x' }, '请输入正确的站点url'],
    ['no description', { siteDesc: '　' }, '请输入站点描述信息'],
    ['a long description', { siteDesc: '长'.repeat(BOOKMARK_DESCRIPTION_MAX + 1) }, '描述信息最大长度不能超过64位'],
  ])('with %s are refused', async (_what, changes, message) => {
    signIn(demo());
    const { id: folderId } = folderOf(demo(), { isPrivate: false });
    await expect(bookmark.createBookmark({ ...SITE, folderId, ...changes })).rejects.toThrow(message);
  });
});
