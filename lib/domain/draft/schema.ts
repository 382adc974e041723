import * as z from 'zod/mini';

/** An article as it stood in a browser when it was last saved there. */
export const draftSchema = z.object({
  writing: z.object({
    title: z.string(),
    content: z.string(),
    category: z.string(),
    tag: z.array(z.string()),
    coverImage: z.string(),
    linkUrl: z.string(),
    description: z.string(),
    theme: z.string(),
    codeStyle: z.string(),
  }),
  /** Epoch milliseconds. */
  savedAt: z.number(),
  /** Fingerprint of the published article that it began from. */
  base: z.string(),
});
export type Draft = z.output<typeof draftSchema>;
