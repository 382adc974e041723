import * as z from 'zod/mini';
import type { Writing } from './store';

/** An article as it stood in a browser when it was last saved there. */
export const writingSchema: z.ZodMiniType<Writing> = z.object({
  title: z.string(),
  content: z.string(),
  category: z.string(),
  tag: z.array(z.string()),
  coverImage: z.string(),
  linkUrl: z.string(),
  description: z.string(),
  theme: z.string(),
  codeStyle: z.string(),
});
