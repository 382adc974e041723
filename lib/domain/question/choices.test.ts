import { describe, expect, it } from 'vitest';
import { isRight, lettersOf, optionOfKey, parseChoices, parseLevel, readableOptions, withPicked } from './choices';

const json = (value: unknown) => JSON.stringify(value);

describe('options', () => {
  it('are read from JSON, with the answer as indexes', () => {
    expect(parseChoices(json({ options: ['甲', '乙', 3], answer: [2, 0, 2] }))).toEqual({
      options: ['甲', '乙', '3'],
      answer: [0, 2],
      isMulti: true,
    });
    expect(parseChoices(json({ options: ['甲', '乙'], answer: '1', isMulti: false }))).toMatchObject({
      answer: [1],
      isMulti: false,
    });
    expect(parseChoices({ options: ['甲', '乙'], answer: 0, isMulti: true })).toMatchObject({
      answer: [0],
      isMulti: true,
    });
  });

  it('are well-formed, also those that were cut within a character', () => {
    expect(parseChoices('{"options":["甲\\ud83d","乙"],"answer":[1]}')?.options).toEqual(['甲\ufffd', '乙']);
  });

  it.each([
    '{"options":["甲"',
    'null',
    '',
    json(['甲', '乙']),
    json({ options: ['甲'], answer: [0] }),
    json({ options: ['甲', '乙'], answer: [] }),
    json({ options: ['甲', '乙'], answer: [2] }),
    json({ options: ['甲', '乙'], answer: [-1] }),
    json({ options: ['甲', '乙'], answer: ['x'] }),
    json({ options: ['甲', '乙'] }),
    json({ options: ['甲', { html: '乙' }], answer: [0] }),
    undefined,
    7,
  ])('that cannot be answered are none: %s', (value) => {
    expect(parseChoices(value)).toBeNull();
  });

  it.each([
    [json({ options: Array.from('12345678'), answer: [6] }), [...'12345678']],
    [json({ options: ['甲', { html: '乙' }, 3], answer: [0] }), ['甲', '', '3']],
    [json({ options: ['甲'], answer: [] }), ['甲']],
    [json({ options: Array.from({ length: 99 }, () => '甲') }), Array.from({ length: 26 }, () => '甲')],
    ['{"options":["甲"', []],
    [json({ options: '甲' }), []],
    [undefined, []],
  ])('that cannot be answered can be read, each in its place: %s', (value, options) => {
    expect(parseChoices(value)).toBeNull();
    expect(readableOptions(value)).toEqual(options);
  });

  it('run from A to F', () => {
    expect(parseChoices({ options: Array.from('12345678'), answer: [5] })?.options).toHaveLength(6);
    expect(parseChoices({ options: Array.from('12345678'), answer: [6] })).toBeNull();
    expect(lettersOf([0, 2, 5])).toBe('A、C、F');
  });

  it('are picked one at a time, or toggled where several are right', () => {
    expect(withPicked([0], 2, false)).toEqual([2]);
    expect(withPicked([2], 0, true)).toEqual([0, 2]);
    expect(withPicked([0, 2], 2, true)).toEqual([0]);
  });

  it('are right when exactly the answer is chosen', () => {
    expect(isRight([0, 2], [0, 2])).toBe(true);
    expect(isRight([0], [0, 2])).toBe(false);
    expect(isRight([0, 1, 2], [0, 2])).toBe(false);
    expect(isRight([], [0])).toBe(false);
  });

  it('answer to letters and digits', () => {
    expect(['a', 'B', '3', 'd'].map((key) => optionOfKey(key, 4))).toEqual([0, 1, 2, 3]);
    expect(['e', '5', '0', 'Enter', 'F1', ''].map((key) => optionOfKey(key, 4))).toEqual([-1, -1, -1, -1, -1, -1]);
  });
});

describe('a level', () => {
  it('has half steps between nothing and five', () => {
    expect([2.5, '3', 2.3, 9, -1, 'hard', null, undefined].map(parseLevel)).toEqual([2.5, 3, 2.5, 5, 0, 0, 0, 0]);
  });
});
