import { expect, test } from 'vitest';
import { checkFields } from './check-fields';

test.each([
  [{}, []],
  [{ coverImage: '' }, ['no cover']],
  [{ title: '长'.repeat(40) }, []],
  [{ title: '长'.repeat(41) }, ['long title']],
  [{ title: 'a'.repeat(80), description: '长'.repeat(121) }, ['long description']],
])('of %j is told %j', (change, rules) => {
  expect(checkFields({ title: '题', description: '述', coverImage: 'https://a.example/1.png', ...change })).toEqual(
    rules,
  );
});
