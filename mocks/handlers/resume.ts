import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import { attachment } from '@/mocks/files/attachment';
import { pdfOf } from '@/mocks/files/pdf';
import { resumeRow, resumeText } from '@/mocks/wire/resume';
import { memberCall } from './call';
import { ownedBy } from './owned';
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
      const resume = ownedBy(viewer, db.resumes.get(params.id), { gone: '简历不存在' });
      const pdf = await pdfOf({ title: '个人简历', text: resumeText(resume) });
      return attachment(pdf, 'application/pdf', '个人简历.pdf');
    },
  }),
];
