import { expect, test } from 'vitest';
import { openLedger } from './ledger';

test('a run without differences has none', () => {
  const ledger = openLedger(1);
  const text = ledger.begin('share');
  ledger.confirm('share', text);
  ledger.page('/sharecircle', 503);
  ledger.like('a', true);
  const { differences, figures } = ledger.compare({ share: () => 1 }, new Map([['a', true]]));
  expect(differences).toEqual([]);
  expect(figures).toContain('begun 1, at the API 1, confirmed on screen 1');
});

test('what is lost, doubled, shown wrongly or said to be missing is a difference each', () => {
  const ledger = openLedger(1);
  const lost = ledger.begin('share');
  ledger.confirm('share', lost);
  const doubled = ledger.begin('comment');
  ledger.begin('message');
  ledger.like('a', true);
  ledger.like('b', null);
  ledger.page('/post/a', 404);
  const { differences } = ledger.compare(
    { share: () => 0, comment: () => 2, message: () => 0 },
    new Map([['a', false]]),
  );
  expect(differences).toEqual([
    '/post/a is said to be missing',
    `${lost}: confirmed on screen, and not at the API`,
    `${doubled}: 2 times at the API`,
    'the like of a is shown as true',
  ]);
});
