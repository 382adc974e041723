/** The keys of an object that has no others than its type says, such as a constant table. */
export const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];
