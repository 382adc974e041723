import { createTag, deleteTag, listCustomTags } from '@/lib/domain/tag/api';
import { CATEGORIES } from '@/lib/domain/article/categories';
import { need } from '../finding';
import type { NounChecks } from '../noun';

export const tagChecks: NounChecks = {
  noun: 'tag',
  calls: {
    'GET /tag': {
      without: 'the tab 标签 of a profile says that it cannot be loaded',
      ask: ({ article, share }) => listCustomTags(need((article ?? share)?.userId, 'author')),
    },
    'POST /tag/create': { isWrite: true, without: 'no tag can be made' },
    'GET /tag/delete': { isWrite: true, without: 'tags cannot be deleted' },
  },
  write: async (writer) => {
    const { me, step } = writer;
    const tagName = writer.mark.replace(/\W/g, '').slice(0, 24);
    const own = async () => (await listCustomTags(me.id)).filter((tag) => tag.tagName === tagName);
    writer.cleanUp('tags', async () => {
      for (const { id } of await own()) await deleteTag(id);
    });
    await step('POST /tag/create', () => createTag({ pid: CATEGORIES[0].code, tagName }));
    const made = (await own())[0];
    if (made) await step('GET /tag/delete', () => deleteTag(made.id));
  },
};
