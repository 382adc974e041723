import * as z from 'zod/mini';
import { text, tolerantList } from '@/lib/http/fields';

/** A resume as the API keeps it; `content` is the editor's JSON list of sections (see utils). */
export const resumeSchema = z.object({
  id: z.string(),
  content: text(),
  themeColor: text(),
  themeStyleName: text(),
});
export type Resume = z.output<typeof resumeSchema>;

/** The resumes of the member (assumption A8: a single object is a list of one, and null one of none). */
export const resumesSchema = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform((data) => (Array.isArray(data) ? data : data === null || data === undefined ? [] : [data])),
  ),
  tolerantList(resumeSchema),
);
