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
  proofs: {
    found: {
      of: 'known',
      says: 'a visit is found in the history',
      without: '浏览历史 stays empty',
      change: 'lib/domain/history/api.ts',
    },
  },
  write: async ({ known, step, prove }) => {
    const { id: articleId, userId: uid } = need(known.article, 'article');
    await step('POST /history/generate', () => recordVisit({ articleId, uid }));
    const entry = (await listHistory(1)).list.find((row) => row.articleId === articleId);
    prove('found', entry ? null : 'it is not there');
    if (entry) await step('GET /history/delete', () => deleteHistoryEntry(entry.id));
  },
};
