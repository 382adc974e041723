import { asRow, type Row } from './answers';
import type { JsonSchema } from '../openapi/input-schema';

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The alternative that a value fits: a nullable one has a second. */
function fitting(schema: JsonSchema, values: readonly unknown[]): JsonSchema[] {
  if (!schema.anyOf) return [schema];
  const type = Array.isArray(values[0]) ? 'array' : isObject(values[0]) ? 'object' : undefined;
  return schema.anyOf.filter((option) => option.type === type);
}

/** Fields that the site reads and none of these values has, with their path. */
export function lackingFields(schema: JsonSchema, values: readonly unknown[], path = ''): string[] {
  return fitting(schema, values).flatMap((option) => {
    if (option.items) {
      const rows = values.flatMap((value) => (Array.isArray(value) ? value : []));
      return rows.length === 0 ? [] : lackingFields(option.items, rows, `${path}[]`);
    }
    const objects = values.filter(isObject);
    if (objects.length === 0) return [];
    return Object.entries(option.properties ?? {}).flatMap(([name, field]) => {
      const place = path === '' ? name : `${path}.${name}`;
      const given = objects.map((object) => asRow(object)[name]).filter((value) => value !== undefined);
      return given.length === 0 ? [place] : lackingFields(field, given, place);
    });
  });
}
