const LETTER_VALUE = 6;
const MODULUS = 9;
const BODY = /^[0-9a-f]{15}$/;

/** Check digit: sum of the digits of the first 15 characters, 6 for a letter, modulo 9. */
export function checkDigit(body: string): string {
  let sum = 0;
  for (const character of body) sum += character >= 'a' ? LETTER_VALUE : Number(character);
  return String(sum % MODULUS);
}

/** Identifier of /post, /sharecircle and /user: 15 lower-case hex digits and a check digit. */
export function isIdentifier(value: unknown): value is string {
  if (typeof value !== 'string' || value.length !== 16) return false;
  const body = value.slice(0, 15);
  return BODY.test(body) && value[15] === checkDigit(body);
}

/** Whether a value can be any API id (assumption A17): no path, and no property of Object.prototype. */
export const isResourceId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) && !(value in Object.prototype);
