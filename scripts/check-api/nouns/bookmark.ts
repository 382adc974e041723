import { createBookmark, deleteBookmark, listBookmarks, updateBookmark } from '@/lib/domain/bookmark/api';
import { need } from '../finding';
import type { NounChecks } from '../noun';

export const bookmarkChecks: NounChecks = {
  noun: 'bookmark',
  calls: {
    'GET /sites': {
      without: 'a folder says that it cannot be loaded',
      ask: ({ folderId }) => listBookmarks(need(folderId, 'folder')),
    },
    'POST /sites/create': { isWrite: true, without: 'no site can be added' },
    'POST /sites/update': { isWrite: true, without: 'no site can be changed' },
    'GET /sites/delete': { isWrite: true, without: 'sites cannot be deleted' },
  },
  write: async ({ known, mark, step }) => {
    // It goes with its folder.
    const folderId = known.ownFolderId;
    if (folderId === undefined) return;
    const bookmark = { folderId, name: mark, url: 'https://example.com/', siteDesc: mark };
    await step('POST /sites/create', () => createBookmark(bookmark));
    const made = (await listBookmarks(folderId))[0];
    if (!made) return;
    await step('POST /sites/update', () => updateBookmark({ ...bookmark, id: made.id, name: `${mark} 2` }));
    await step('GET /sites/delete', () => deleteBookmark(made.id));
  },
};
