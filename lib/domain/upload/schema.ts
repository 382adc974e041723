import * as z from 'zod/mini';
import { picture } from '@/lib/http/fields';

/** Address of the upload: the data itself, or within it (assumption A20). */
export const uploadedUrlSchema = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform((data): unknown => (typeof data === 'string' ? data : Object(data).data)),
  ),
  picture().check(z.minLength(1)),
);

export const copiedUrlsSchema = z.array(picture());
