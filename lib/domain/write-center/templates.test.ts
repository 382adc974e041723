import { expect, it } from 'vitest';
import { TEMPLATES } from './templates';

it('every template has a name of its own, and sections to fill', () => {
  expect(new Set(TEMPLATES.map(({ name }) => name)).size).toBe(TEMPLATES.length);
  for (const { content } of TEMPLATES) expect(content.match(/^## .+$/gm)?.length).toBeGreaterThanOrEqual(4);
});
