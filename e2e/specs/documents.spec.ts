import path from 'node:path';
import { corpusDocuments, describeDocuments, ownDocuments, readDocument } from '@/e2e/documents';
import { expect, test } from '@/e2e/fixtures';
import { traceOf, watchPage } from '@/e2e/watch-page';
import { idFor } from '@/mocks/db/random';

const PER_TEST = 40;
const [first] = corpusDocuments;
const corpusId = (name: string) => idFor(`folder:${name}`);

// Relative pictures of the documents do not exist here.
test.use({
  mockEnv: first ? { MOCK_ARTICLES_DIR: path.dirname(first.file) } : {},
  expectedProblems: /status of 404/,
});

/** The parts of an article's page that must agree. Runs in the browser. */
function countsIn(html?: string) {
  const page = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const count = (selector: string) => page.querySelectorAll(selector).length;
  return {
    titles: count('h1'),
    headings: count('.markdown-body :is(h1, h2, h3, h4, h5, h6)'),
    entries: count('nav[aria-label="目录"] a'),
    text: page.querySelector('.markdown-body')?.textContent.trim().length,
  };
}

function expectWhole({ titles, headings, entries, text }: ReturnType<typeof countsIn>, name: string) {
  expect.soft(titles, name).toBe(1);
  expect.soft(entries, name).toBe(headings);
  expect.soft(text, name).toBeGreaterThan(0);
}

test('a visitor reads documents, each with its table of contents, and nothing in them runs', async ({
  articlePage,
  page,
  api,
  baseURL,
}, testInfo) => {
  test.slow();
  testInfo.annotations.push({ type: 'documents', description: describeDocuments() });
  console.log(`Read in a browser: ${describeDocuments()}`);
  const planted = ownDocuments.map(async (document) => ({
    name: document.name,
    id: (await api.plantArticle({ title: document.name, content: readDocument(document) })).id,
  }));
  const sample = corpusDocuments.filter((_document, index) => index % 12 === 0);
  const deeds = await watchPage(page, baseURL);
  for (const { name, id } of [
    ...(await Promise.all(planted)),
    ...sample.map(({ name }) => ({ name, id: corpusId(name) })),
  ]) {
    await articlePage.open(id);
    expectWhole(await page.evaluate(countsIn, undefined), name);
    expect.soft(await traceOf(page), name).toBeUndefined();
    expect.soft(deeds.splice(0), name).toEqual([]);
  }
});

for (let from = 0; from < corpusDocuments.length; from += PER_TEST) {
  const part = corpusDocuments.slice(from, from + PER_TEST);
  test(`documents ${from + 1} to ${from + part.length} of the corpus are served whole`, async ({
    page,
    request,
    api,
  }) => {
    for (const { name } of part) {
      // The contract API renders an article when it is first asked for; a large one may take longer than a page waits.
      await api.call(`/articles/articleinfo?id=${corpusId(name)}`);
      const response = await request.get(`/post/${corpusId(name)}`);
      expect.soft(response.status(), name).toBe(200);
      expectWhole(await page.evaluate(countsIn, await response.text()), name);
    }
  });
}
