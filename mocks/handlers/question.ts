import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import { questionRow } from '@/mocks/wire/question';
import { call } from './call';
import { required } from './params';

export const questionHandlers = [
  call({
    method: 'GET',
    path: '/question/detail',
    params: z.object({ id: required(), tagId: z.optional(z.string()) }),
    handle: ({ params: { id, tagId } }) => {
      const question = db.questions.find((row) => row.id === id);
      if (!question || (tagId && question.tagId !== tagId)) return null;
      const among = db.questions.filter((row) => row.tagId === question.tagId);
      const index = among.indexOf(question);
      // Without a category a question has no neighbours.
      return questionRow(question, {
        next: tagId ? among[index + 1] : undefined,
        prev: tagId ? among[index - 1] : undefined,
      });
    },
  }),
];
