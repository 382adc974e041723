import { createFolder, deleteFolder, listFolders, sortFolders, updateFolder } from '@/lib/domain/folder/api';
import { envelopeOf } from '../answers';
import { need } from '../finding';
import type { NounChecks } from '../noun';

export const folderChecks: NounChecks = {
  noun: 'folder',
  calls: {
    'GET /site/folder/list': {
      without: 'the tab 网站 of a profile says that it cannot be loaded',
      ask: async (known) => {
        const userId = known.me?.id ?? need((known.article ?? known.share)?.userId, 'author');
        const folders = await listFolders(userId);
        known.folderId ??= folders[0]?.id;
        return folders;
      },
    },
    'POST /site/folder/create': { isWrite: true, without: 'no folder can be made' },
    'POST /site/folder/update': { isWrite: true, without: 'no folder can be changed' },
    'POST /site/folder/sort': { isWrite: true, without: 'folders keep their order' },
    'POST /site/folder/delete': { isWrite: true, without: 'folders cannot be deleted' },
  },
  proofs: {
    order: {
      of: 'A16',
      says: 'sort takes the ids of all own folders in the wanted order',
      without: 'folders jump back after they were moved',
      change: 'lib/domain/folder/api.ts, sortFolders',
    },
    hidden: {
      of: 'A16',
      says: 'the sites of another’s private folder answer as those of a folder that is gone',
      without: 'a private folder is told apart from one that is gone',
      change: 'lib/domain/bookmark/api.ts',
    },
  },
  write: async (writer) => {
    const { me, step, prove, send } = writer;
    const name = writer.mark.slice(0, 20);
    const own = async () => (await listFolders(me.id)).filter((folder) => folder.name.startsWith(name));
    writer.cleanUp('folders', async () => {
      for (const { id } of await own()) await deleteFolder(id);
    });
    const before = (await listFolders(me.id)).map(({ id }) => id);
    await step('POST /site/folder/create', () => createFolder({ name: `${name}一`, isPrivate: '1' }));
    const made = (await own())[0];
    if (!made) return;
    await step('POST /site/folder/update', () => updateFolder({ id: made.id, name: `${name}二`, isPrivate: '1' }));
    const wanted = [made.id, ...before];
    await step('POST /site/folder/sort', () => sortFolders(wanted));
    const sorted = (await listFolders(me.id)).map(({ id }) => id);
    prove('order', sorted.join() === wanted.join() ? null : 'they have another order');
    const asVisitor = async (folderId: string) => {
      const answer = await send({ path: '/sites', query: { folderId }, token: null });
      return `${envelopeOf(answer)?.code} ${envelopeOf(answer)?.message}`;
    };
    const ofPrivate = await asVisitor(made.id);
    writer.known.ownFolderId = made.id;
    writer.atEnd('POST /site/folder/delete', async () => {
      await deleteFolder(made.id);
      const ofGone = await asVisitor(made.id);
      prove('hidden', ofPrivate === ofGone ? null : `"${ofPrivate}" and "${ofGone}"`);
    });
  },
};
