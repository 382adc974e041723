import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import { attachment } from '@/mocks/files/attachment';
import { pdfOf } from '@/mocks/files/pdf';
import { resumeRow, resumeText } from '@/mocks/wire/resume';
import { BusinessFailure, Refusal } from './answers';
import { memberCall } from './call';
import { required } from './params';

export const resumeHandlers = [
  memberCall({
    method: 'GET',
    path: '/resume/find',
    params: z.object({}),
    handle: ({ viewer }) => [...db.resumes.values()].filter(({ userId }) => userId === viewer.id).map(resumeRow),
  }),
  memberCall({
    method: 'POST',
    path: '/resume/export',
    params: z.object({ id: required() }),
    handle: async ({ params, viewer }) => {
      const resume = db.resumes.get(params.id);
      if (!resume) throw new BusinessFailure('简历不存在');
      if (resume.userId !== viewer.id) throw new Refusal();
      const pdf = await pdfOf({ title: '个人简历', text: resumeText(resume) });
      return attachment(pdf, 'application/pdf', '个人简历.pdf');
    },
  }),
];
