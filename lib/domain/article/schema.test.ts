import { expect, test } from 'vitest';
import { articleSummarySchema } from './schema';

test.each([
  ['1', 'pending'],
  ['2', 'published'],
  ['3', 'rejected'],
  ['constructor', 'rejected'],
  [null, 'published'],
])('an article of the status %j is %s', (status, expected) =>
  expect(articleSummarySchema.parse({ id: 'a', status }).status).toBe(expected),
);
