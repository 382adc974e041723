import { request, type RequestContext } from '@/lib/http/request';
import { requestFile } from '@/lib/http/request-file';
import { resumesSchema } from './schema';

export const listResumes = ({ signal }: RequestContext = {}) =>
  request({ method: 'GET', path: '/resume/find', schema: resumesSchema, signal });

/** The resume as a PDF (assumption A8: it is named by `id`, as in an update). */
export const exportResume = (id: string) => requestFile({ method: 'POST', path: '/resume/export', body: { id } });
