import * as z from 'zod/mini';

/** Address of what was uploaded. */
export const uploadedUrlSchema = z.string().check(z.minLength(1));
