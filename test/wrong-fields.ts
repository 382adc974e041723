import type * as z from 'zod/mini';

/** What a schema says about each field, as its form shows it: the first message of each. */
export function wrongFields<V>(schema: z.ZodMiniType<unknown, V>, values: V): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}
