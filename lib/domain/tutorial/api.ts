import * as z from 'zod/mini';
import { tolerantList } from '@/lib/http/fields';
import { request, type RequestContext } from '@/lib/http/request';
import { chapterAnswerSchema, chapterSchema, tutorialCategorySchema, tutorialSchema } from './schema';

export const listTutorialCategories = ({ signal }: RequestContext = {}) =>
  request({ path: '/tutorial/category', schema: tolerantList(tutorialCategorySchema), signal });

export const listTutorials = (categoryId: string, { signal }: RequestContext = {}) =>
  request({ path: '/tutorial/list', body: { categoryId }, schema: tolerantList(tutorialSchema), signal });

export const getTutorial = (tutorialId: string, { signal }: RequestContext = {}) =>
  request({ path: '/tutorial/detail', body: { tutorialId }, schema: z.nullable(tutorialSchema), signal });

export const getChapter = (chapterUuid: string) =>
  request({ path: '/tutorial/chapter-detail', body: { chapterUuid }, schema: z.nullable(chapterSchema) });

export async function listChapterAnswers(chapterUuid: string, { signal }: RequestContext = {}) {
  const answers = await request({
    path: '/tutorial/comments',
    body: { chapterUuid },
    schema: tolerantList(chapterAnswerSchema),
    signal,
  });
  return answers.filter(({ isDeleted }) => !isDeleted);
}
