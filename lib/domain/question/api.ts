import * as z from 'zod/mini';
import { request, type RequestContext } from '@/lib/http/request';
import { questionSchema } from './schema';

export const getQuestion = (id: string, tagId: string | undefined, { signal }: RequestContext = {}) =>
  request({ path: '/question/detail', query: { id, tagId }, signal, schema: z.nullable(questionSchema) });
