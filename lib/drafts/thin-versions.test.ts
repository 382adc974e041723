import { expect, test } from 'vitest';
import { surplusVersions, VERSION_BOUNDS } from './thin-versions';

const MINUTE = 60_000;
const NOW = 1_000 * 24 * 60 * MINUTE;
const version = (minutesAgo: number, { subjectId = 'a', size = 100 } = {}) => ({
  id: `${subjectId}${minutesAgo}`,
  subjectId,
  savedAt: NOW - minutesAgo * MINUTE,
  size,
});
const every = (minutes: number, count: number) => Array.from({ length: count }, (_, index) => version(index * minutes));
const kept = (versions: ReturnType<typeof version>[]) => {
  const surplus = new Set(surplusVersions(versions, NOW));
  return versions.filter(({ id }) => !surplus.has(id)).map(({ id }) => id);
};

test('versions of the last three hours stay, those of the day are half an hour apart, older ones a day', () => {
  expect(kept(every(10, 18))).toHaveLength(18);
  expect(kept([version(190), version(200), version(215), version(225)])).toEqual(['a190', 'a225']);
  const day = 24 * 60;
  expect(kept([version(8 * day), version(8 * day + 60), version(9 * day)])).toEqual([`a${8 * day}`, `a${9 * day}`]);
});

test('what is older than two months goes, but the latest version of a text', () => {
  const old = 61 * 24 * 60;
  expect(kept([version(old), version(old + 1), version(1, { subjectId: 'b' })])).toEqual([`a${old}`, 'b1']);
});

test('the oldest go beyond the bounds of number and size', () => {
  expect(kept(every(1, 100))).toEqual(every(1, VERSION_BOUNDS.ofOne).map(({ id }) => id));
  const half = VERSION_BOUNDS.characters / 2;
  expect(kept([version(1, { size: half }), version(2, { size: half }), version(3, { size: 1 })])).toEqual(['a1', 'a2']);
  const many = Array.from({ length: 300 }, (_, index) => version(index, { subjectId: `s${index}-` }));
  expect(kept(many)).toEqual(many.slice(0, VERSION_BOUNDS.ofAll).map(({ id }) => id));
});
