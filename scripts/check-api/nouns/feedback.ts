import { createFeedback, deleteFeedback, listFeedbacks, react, updateFeedback } from '@/lib/domain/feedback/api';
import { REACTIONS } from '@/lib/domain/feedback/reactions';
import type { NounChecks } from '../noun';
import { pagingProbes } from '../paging';

const [{ code: LIKE }] = REACTIONS;

export const feedbackChecks: NounChecks = {
  noun: 'feedback',
  calls: {
    'GET /feedbacks': {
      isNeeded: true,
      without: 'the page 反馈 says that its list cannot be loaded',
      ask: () => listFeedbacks(1),
    },
    'POST /feedbacks/create': { isWrite: true, without: 'nobody can give feedback' },
    'POST /feedbacks/update': { isWrite: true, without: 'no feedback can be changed' },
    'GET /feedbacks/delete': { isWrite: true, without: 'no feedback can be deleted' },
    'GET /feedbacks/attitude/increase': { isWrite: true, without: 'nobody can react' },
    'GET /feedbacks/attitude/cancel': { isWrite: true, without: 'no reaction can be taken back' },
  },
  probes: pagingProbes('/feedbacks'),
  proofs: {
    shortest: {
      of: 'known',
      says: 'a feedback of less than 20 characters is refused',
      without: 'the form asks for more than the API does',
      change: 'lib/domain/feedback/reactions.ts',
    },
    found: {
      of: 'known',
      says: 'a created feedback is found on the first page',
      without: 'a feedback whose answer was lost is offered once more, and may be there twice',
      change: 'lib/query/write-once.ts',
    },
  },
  write: async (writer) => {
    const { mark, step, prove } = writer;
    const content = `${mark} 这条反馈会马上删除，请不要理会它`;
    const own = async () => (await listFeedbacks(1)).list.filter((row) => row.content.includes(mark));
    writer.cleanUp('feedbacks', async () => {
      for (const { id } of await own()) await deleteFeedback(id);
    });
    const isRefused = await writer.refusalOf(() =>
      createFeedback({ content: mark.slice(-8), html: `<p>${mark.slice(-8)}</p>` }),
    );
    prove('shortest', isRefused ? null : 'it is taken');
    await step('POST /feedbacks/create', () => createFeedback({ content, html: `<p>${content}</p>` }));
    const row = (await own())[0];
    prove('found', row ? null : 'it is not there');
    if (!row) return;
    await step('POST /feedbacks/update', () =>
      updateFeedback({ id: row.id, content: `${content}。`, html: `<p>${content}。</p>` }),
    );
    await step('GET /feedbacks/attitude/increase', () => react(row.id, LIKE, true));
    await step('GET /feedbacks/attitude/cancel', () => react(row.id, LIKE, false));
    await step('GET /feedbacks/delete', () => deleteFeedback(row.id));
  },
};
