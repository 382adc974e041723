import * as z from 'zod/mini';
import { text } from '@/lib/http/fields';

export const loginRecordSchema = z.object({
  loginTime: text(),
  address: text(),
  ip: text(),
  /** 1 to 5, see LOGIN_TYPES; may be a number. */
  loginType: z.pipe(
    z.optional(z.nullable(z.union([z.string(), z.number()]))),
    z.transform((value) => String(value ?? '')),
  ),
});
export type LoginRecordRow = z.output<typeof loginRecordSchema>;
