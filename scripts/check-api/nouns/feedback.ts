import { createFeedback, deleteFeedback, listFeedbacks, react, updateFeedback } from '@/lib/domain/feedback/api';
import { REACTIONS } from '@/lib/domain/feedback/constants';
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
  write: async (writer) => {
    const { mark, step, prove } = writer;
    const content = `${mark} 这条反馈会马上删除，请不要理会它`;
    const own = async () => (await listFeedbacks(1)).list.filter((row) => row.content.includes(mark));
    writer.cleanUp('feedbacks', async () => {
      for (const { id } of await own()) await deleteFeedback(id);
    });
    const isRefused = await writer.isRefused(() =>
      createFeedback({ content: mark.slice(-8), html: `<p>${mark.slice(-8)}</p>` }),
    );
    prove(
      'known',
      'a feedback of less than 20 characters is refused',
      isRefused ? null : 'it is taken',
      'lib/domain/feedback/constants.ts',
    );
    await step('POST /feedbacks/create', () => createFeedback({ content, html: `<p>${content}</p>` }));
    const row = (await own())[0];
    prove(
      'known',
      'a created feedback is found on the first page',
      row ? null : 'it is not there',
      'lib/query/write-once.ts',
    );
    if (!row) return;
    await step('POST /feedbacks/update', () =>
      updateFeedback({ id: row.id, content: `${content}。`, html: `<p>${content}。</p>` }),
    );
    await step('GET /feedbacks/attitude/increase', () => react(row.id, LIKE, true));
    await step('GET /feedbacks/attitude/cancel', () => react(row.id, LIKE, false));
    await step('GET /feedbacks/delete', () => deleteFeedback(row.id));
  },
};
