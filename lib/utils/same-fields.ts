/** Whether two forms of the same shape hold the same in every field; lists count by what they say. */
export const sameFields = <T extends object>(one: T, other: T): boolean =>
  one === other || Object.entries(one).every(([key, value]) => String(value) === String(Reflect.get(other, key)));
