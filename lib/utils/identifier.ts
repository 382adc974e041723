const LETTER_VALUE = 6;
const MODULUS = 9;
const BODY = /^[0-9a-f]{15}$/;

/**
 * The check digit of an identifier's first 15 characters: the sum of the digits' values, with 6 for
 * every letter, modulo 9.
 */
export function checkDigit(body: string): string {
  let sum = 0;
  for (const character of body) sum += character >= 'a' ? LETTER_VALUE : Number(character);
  return String(sum % MODULUS);
}

/** The id check of the routes /post, /sharecircle and /user: 15 lower-case hex digits and a check digit. */
export function isIdentifier(value: unknown): value is string {
  if (typeof value !== 'string' || value.length !== 16) return false;
  const body = value.slice(0, 15);
  return BODY.test(body) && value[15] === checkDigit(body);
}

/**
 * Whether a value can be the id of anything of the API, whose form is known of articles, shares and users alone (assumption A17).
 * An id is a key of objects and a part of addresses: it is no path, and no name that every object has.
 */
export const isResourceId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) && !(value in Object.prototype);
