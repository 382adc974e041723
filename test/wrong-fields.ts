import type * as z from 'zod/mini';

/** First message of each field, as the form shows it. */
export function wrongFields<V>(schema: z.ZodMiniType<unknown, V>, values: V): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}
