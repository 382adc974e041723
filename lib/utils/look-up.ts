/** The value of a key that comes from others; undefined where a table has none of its own, such as for `constructor`. */
export const lookUp = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
