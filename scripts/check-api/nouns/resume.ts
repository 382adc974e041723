import { exportResume, getResume, listResumes, updateResume } from '@/lib/domain/resume/api';
import { openResume } from '@/lib/domain/resume/resume-document';
import { answerTo, asRow, envelopeOf, inWords } from '../answers';
import { need } from '../finding';
import type { NounChecks } from '../noun';
import { UNKNOWN_ID } from '../unknown-id';

export const resumeChecks: NounChecks = {
  noun: 'resume',
  calls: {
    'GET /resume/find': {
      needsSession: true,
      without: '我的简历 says that it cannot be loaded',
      ask: async (known) => {
        const resumes = await listResumes();
        known.resumeId ??= resumes[0]?.id;
        return resumes;
      },
    },
    'GET /resume/findById': {
      needsSession: true,
      without: 'no resume can be edited',
      ask: ({ resumeId }) => getResume(need(resumeId, 'resume')),
    },
    'POST /resume/create': {
      notAsked: 'the API has no call that deletes a resume',
      without: 'no resume can be made',
    },
    'POST /resume/update': { isWrite: true, without: 'no resume can be saved' },
    'POST /resume/export': {
      needsSession: true,
      isFile: true,
      without: 'an export fails with a message',
      ask: ({ resumeId }) => exportResume(need(resumeId, 'resume')),
    },
  },
  probes: [
    {
      of: 'A8',
      says: 'an unknown resume is code 0 with data null',
      needsSession: true,
      without: 'it shows a failure instead of "not found"',
      change: 'lib/domain/resume/api.ts',
      ask: async ({ send }) => {
        const answer = await send({ path: '/resume/findById', query: { id: UNKNOWN_ID } });
        return envelopeOf(answer)?.code === '0' && !asRow(answer.body).data ? null : `answers ${inWords(answer)}`;
      },
    },
    {
      of: 'A8',
      says: 'the content of a resume is JSON of its sections, none of which is lost',
      needsSession: true,
      without: 'a resume cannot be edited, or loses what is not understood',
      change: 'lib/domain/resume/schema.ts',
      ask: ({ exchanges }) => {
        const { content } = asRow(answerTo(exchanges, 'GET /resume/findById'));
        const opened = openResume({ content: String(content), themeColor: '', themeStyleName: '' });
        if (!opened) return 'it cannot be read';
        return opened.dropped === 0 ? null : `${opened.dropped} rows of it are not understood`;
      },
    },
  ],
  proofs: {
    same: {
      of: 'A8',
      says: 'a resume that is saved as it is stays so',
      without: 'a saved resume loses something',
      change: 'lib/domain/resume/api.ts',
    },
  },
  // An existing one is saved as it is: there is no call that deletes a resume.
  write: async ({ known, step, prove }) => {
    const id = need(known.resumeId, 'resume');
    const before = need(await getResume(id), 'resume');
    await step('POST /resume/update', () => updateResume(before));
    const same = JSON.stringify(await getResume(id)) === JSON.stringify(before);
    prove('same', same ? null : 'a field has changed');
  },
};
