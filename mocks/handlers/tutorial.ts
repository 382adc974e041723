import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import { answerRow, chapterRow, tutorialDetail, tutorialRow } from '@/mocks/wire/tutorial';
import { call } from './call';
import { required } from './params';

const chapterUuid = z.object({ chapterUuid: required() });

export const tutorialHandlers = [
  call({ method: 'GET', path: '/tutorial/category', params: z.object({}), handle: () => db.tutorialCategories }),
  call({
    method: 'POST',
    path: '/tutorial/list',
    params: z.object({ categoryId: required() }),
    handle: ({ params: { categoryId } }) =>
      db.tutorials.filter((tutorial) => tutorial.categoryId === categoryId).map(tutorialRow),
  }),
  call({
    method: 'POST',
    path: '/tutorial/detail',
    params: z.object({ tutorialId: required() }),
    handle: ({ params: { tutorialId } }) => {
      const tutorial = db.tutorials.find(({ id }) => id === tutorialId);
      return tutorial && tutorialDetail(tutorial);
    },
  }),
  call({
    method: 'POST',
    path: '/tutorial/chapter-detail',
    params: chapterUuid,
    handle: ({ params }) => {
      const chapter = db.chapters.get(params.chapterUuid);
      return chapter && chapterRow(chapter);
    },
  }),
  call({
    method: 'POST',
    path: '/tutorial/comments',
    params: chapterUuid,
    handle: ({ params }) =>
      db.chapterAnswers.filter(({ chapterId }) => chapterId === params.chapterUuid).map(answerRow),
  }),
];
