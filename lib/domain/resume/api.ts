import * as z from 'zod/mini';
import { request, type RequestContext, write } from '@/lib/http/request';
import { requestFile } from '@/lib/http/request-file';
import { resumeSchema, resumesSchema, type ResumeValues } from './schema';

export const listResumes = ({ signal }: RequestContext = {}) =>
  request({ path: '/resume/find', schema: resumesSchema, signal });

export const getResume = (id: string, { signal }: RequestContext = {}) =>
  request({ path: '/resume/findById', query: { id }, schema: z.nullable(resumeSchema), signal });

export const createResume = (body: ResumeValues) => write({ path: '/resume/create', body });

/** The API names a resume by `id` here, and where it is exported (assumption A8). */
export const updateResume = (body: ResumeValues & { id: string }) => write({ path: '/resume/update', body });

export const exportResume = (id: string) => requestFile({ path: '/resume/export', body: { id } });
