import { dequal } from 'dequal/lite';

/** Whether two forms of the same shape hold the same in every field. */
export const sameFields = <T extends object>(one: T, other: T): boolean => dequal(one, other);
