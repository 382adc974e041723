import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@/e2e/fixtures';
import { traceOf, watchPage } from '@/e2e/watch-page';
import { idFor } from '@/mocks/db/random';

const FOLDER = path.resolve(import.meta.dirname, '../../../shared/corpus/articles');
const PER_TEST = 10;

const names = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.md')) : [];
const parts = Array.from({ length: Math.ceil(names.length / PER_TEST) }, (_, index) =>
  names.slice(index * PER_TEST, (index + 1) * PER_TEST),
);

// Pictures of the documents that lie beside them are not there.
test.use({
  mockEnv: names.length > 0 ? { MOCK_ARTICLES_DIR: FOLDER } : {},
  expectedProblems: /status of 404/,
  trace: 'off',
});

test('the corpus of real documents is there to be read', () => {
  test.skip(
    names.length === 0,
    'There is no ../shared/corpus/articles beside this folder: its documents were not read.',
  );
  expect(names.length).toBeGreaterThan(100);
});

for (const [index, part] of parts.entries()) {
  test(`a visitor reads real documents, part ${index + 1} of ${parts.length}`, async ({
    articlePage,
    page,
    baseURL,
  }) => {
    const deeds = await watchPage(page, baseURL);
    for (const name of part) {
      await test.step(name, async () => {
        const response = await articlePage.open(idFor(`folder:${name}`));
        expect.soft(response?.status(), name).toBe(200);
        const counts = await page.evaluate(() => {
          const count = (selector: string) => document.querySelectorAll(selector).length;
          return {
            titles: count('h1'),
            headings: count('.markdown-body :is(h1, h2, h3, h4, h5, h6)'),
            entries: count('nav[aria-label="目录"] a'),
            text: document.querySelector('.markdown-body')?.textContent.trim().length,
          };
        });
        expect.soft(counts.titles, name).toBe(1);
        expect.soft(counts.entries, name).toBe(counts.headings);
        expect.soft(counts.text, name).toBeGreaterThan(0);
        expect.soft(await traceOf(page), name).toBeUndefined();
        expect.soft(deeds.splice(0), name).toEqual([]);
      });
    }
  });
}
