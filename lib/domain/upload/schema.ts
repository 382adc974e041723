import * as z from 'zod/mini';
import { text } from '@/lib/http/fields';

/** Address of what was uploaded. */
export const uploadedUrlSchema = z.string().check(z.minLength(1));

/** Addresses of copies, in the order of what was asked for; '' where there is none. */
export const copiedUrlsSchema = z.array(text());
