import { corpusDocuments, describeDocuments, ownDocuments, readDocument } from '@/e2e/documents';
import { expect, test } from '@/e2e/fixtures';
import { traceOf, watchPage } from '@/e2e/watch-page';

/** Our own documents in which scripts draw or act. */
const OPENED = ['02-math.md', '03-diagrams.md', '05-html.md', '06-long-code.md'];
const sample = corpusDocuments.filter((_document, index) => index % 48 === 0);

// Relative pictures of the documents do not exist here.
test.use({ expectedProblems: /status of 404/ });

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

test('every document of our own is served whole', async ({ page, request, api }) => {
  for (const document of ownDocuments) {
    const { id } = await api.plantArticle({ title: document.name, content: readDocument(document) });
    const response = await request.get(`/post/${id}`);
    expect.soft(response.status(), document.name).toBe(200);
    expectWhole(await page.evaluate(countsIn, await response.text()), document.name);
  }
});

test('a visitor reads documents, each with its table of contents, and nothing in them runs', async ({
  articlePage,
  page,
  api,
  baseURL,
}, testInfo) => {
  test.slow();
  testInfo.annotations.push({ type: 'documents', description: describeDocuments() });
  const deeds = await watchPage(page, baseURL);
  for (const document of [...ownDocuments.filter(({ name }) => OPENED.includes(name)), ...sample]) {
    const { id } = await api.plantArticle({ title: document.name, content: readDocument(document) });
    // The contract API renders an article when it is first asked for; a large one may take longer than a page waits.
    await api.call(`/articles/articleinfo?id=${id}`);
    await articlePage.open(id);
    expectWhole(await page.evaluate(countsIn, undefined), document.name);
    expect.soft(await traceOf(page), document.name).toBeUndefined();
    expect.soft(deeds.splice(0), document.name).toEqual([]);
  }
});
