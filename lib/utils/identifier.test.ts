import { describe, expect, it } from 'vitest';
import { checkDigit, isIdentifier, isResourceId } from './identifier';

const BODY = '0123456789abcde';
/** 0 to 9 make 45, five letters 30: 75 modulo 9. */
const ID = `${BODY}3`;

describe('an identifier', () => {
  it('ends with the digit that its other characters add up to', () => {
    expect(checkDigit(BODY)).toBe('3');
    expect(checkDigit('f'.repeat(15))).toBe('0');
    expect(isIdentifier(ID)).toBe(true);
  });

  it.each(['0', '1', '2', '4', '5', '6', '7', '8', '9', 'a', '-'])('with %s at its end is none', (digit) =>
    expect(isIdentifier(BODY + digit)).toBe(false),
  );

  it.each([undefined, null, 123, [ID], '', BODY, `${ID}3`, ID.toUpperCase(), ` ${ID}`, `${ID}\n`, '０'.repeat(16)])(
    'is not %j',
    (value) => expect(isIdentifier(value)).toBe(false),
  );
});

it.each(['64f0c0ffee', 'vue-router_4', 'a'.repeat(64)])('%j may be the id of anything', (id) =>
  expect(isResourceId(id)).toBe(true),
);

it.each([
  '',
  'a'.repeat(65),
  '../../evil',
  'a b',
  '题',
  7,
  null,
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
])('%j is the id of nothing: it would be a path, or a name that every object has', (id) =>
  expect(isResourceId(id)).toBe(false),
);
