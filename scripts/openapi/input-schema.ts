import * as z from 'zod/mini';
import { rowSchemas } from '@/lib/http/fields';

export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  [keyword: string]: unknown;
}

/** The input of a schema as JSON Schema: the wire, not what the site makes of it. */
export function inputSchema(schema: z.ZodMiniType): JsonSchema {
  const {
    $schema: _,
    '~standard': _standard,
    ...json
  }: Record<string, unknown> = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const row = rowSchemas.get(zodSchema);
      if (row) Object.assign(jsonSchema, { items: inputSchema(row) });
    },
  });
  return json;
}
