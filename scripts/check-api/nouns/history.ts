import { deleteHistoryEntry, listHistory, recordVisit } from '@/lib/domain/history/api';
import { need } from '../finding';
import type { NounChecks } from '../noun';

export const historyChecks: NounChecks = {
  noun: 'history',
  calls: {
    'GET /history': {
      needsSession: true,
      without: '浏览历史 says that it cannot be loaded',
      ask: () => listHistory(1),
    },
    'POST /history/generate': { isWrite: true, without: 'nothing that is read is remembered' },
    'GET /history/delete': { isWrite: true, without: 'an entry stays' },
  },
  write: async ({ known, step, prove }) => {
    const { id: articleId, userId: uid } = need(known.article, 'article');
    await step('POST /history/generate', () => recordVisit({ articleId, uid }));
    const entry = (await listHistory(1)).list.find((row) => row.articleId === articleId);
    prove('known', 'a visit is found in the history', entry ? null : 'it is not there', 'lib/domain/history/api.ts');
    if (entry) await step('GET /history/delete', () => deleteHistoryEntry(entry.id));
  },
};
