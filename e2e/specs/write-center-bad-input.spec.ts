import { ownDocuments, readDocument, type MarkdownDocument } from '@/e2e/documents';
import { expect, test } from '@/e2e/fixtures';
import { traceOf, watchPage } from '@/e2e/watch-page';

/** Unit tests preview and publish every document (lib/html/documents.test.ts). */
const bytesOf = (document: MarkdownDocument) => Buffer.byteLength(readDocument(document));
const [longest] = ownDocuments.toSorted((one, other) => bytesOf(other) - bytesOf(one));

interface Row {
  id: string;
  articleTitle: string;
}

// Relative pictures of the documents do not exist here.
test.use({ expectedProblems: /status of 404|net::ERR_/ });

test('the longest document of our own is previewed, published and read back', async ({
  writeCenterPage,
  articlePage,
  openWriteCenter,
  api,
  page,
  baseURL,
}) => {
  test.slow();
  if (!longest) throw new Error('There are no documents');
  const text = readDocument(longest);
  const deeds = await watchPage(page, baseURL);
  await openWriteCenter();
  await writeCenterPage.title().fill(longest.name);
  await writeCenterPage.setText(text);
  await expect(writeCenterPage.lineCount()).toHaveText(`行数：${text.split(/\r\n?|\n/).length}`, { timeout: 20_000 });
  await writeCenterPage.fillForm(longest.name);
  await writeCenterPage.publish().click();
  await expect(page).toHaveURL(/\/$/, { timeout: 20_000 });
  const row = (await api.state<Row>('articles')).find(({ articleTitle }) => articleTitle === longest.name);
  await api.setStatus(row?.id ?? '', '2');
  await articlePage.open(row?.id ?? '');
  await expect(articlePage.content()).toContainText(/\S/);
  expect(await traceOf(page)).toBeUndefined();
  expect(deeds).toEqual([]);
});

const hostile = {
  'unclosed fences and html': '```js\nalert(1)\n\n<div><b><table><tr><td>',
  'scripts and handlers':
    '<script>window.__xss=1</script><img src=x onerror="window.__xss=1"><svg onload="window.__xss=1">',
  'javascript: links': '[点我](javascript:window.__xss=1) <a href="javascript:window.__xss=1">点我</a>',
  'NUL and lone surrogates': '正文\u0000 \ud800 \udfff',
  'a diagram that attacks':
    '```mermaid\ngraph TD\n  A["<img src=x onerror=window.__xss=1>"] --> B\n  click A "javascript:window.__xss=1"\n```',
};

test('hostile texts are shown and run nothing', async ({ writeCenterPage, openWriteCenter, page, baseURL }) => {
  const deeds = await watchPage(page, baseURL);
  await openWriteCenter();
  for (const [kind, text] of Object.entries(hostile)) {
    await writeCenterPage.setText(`${text}\n\n## 末尾 ${kind.length}\n`);
    await expect(writeCenterPage.lineCount(), kind).toHaveText(`行数：${text.split('\n').length + 3}`);
    await expect(writeCenterPage.preview(), kind).toContainText(`末尾 ${kind.length}`);
    if (text.includes('```mermaid'))
      await expect(writeCenterPage.preview().getByRole('img', { name: /图表$/ }), kind).toBeVisible();
    for (const link of await writeCenterPage.preview().getByRole('link', { name: '点我' }).all()) await link.click();
    expect(await traceOf(page), kind).toBeUndefined();
    expect(deeds.splice(0), kind).toEqual([]);
  }
});

test('a title of 300 characters and a text of a megabyte are published as they are', async ({
  writeCenterPage,
  openWriteCenter,
  api,
  page,
}) => {
  test.setTimeout(120_000);
  const title = '长'.repeat(300);
  await openWriteCenter();
  await writeCenterPage.title().fill(title);
  await writeCenterPage.setText(`## 小节\n\n${'一段中文和 code。'.repeat(100)}\n\n`.repeat(400).slice(0, 350_000));
  await writeCenterPage.fillForm();
  await writeCenterPage.publish().click();
  await expect(page).toHaveURL(/\/$/, { timeout: 60_000 });
  const rows = await api.state<Row & { contentLength: number }>('articles');
  expect(rows.find(({ articleTitle }) => articleTitle === title)).toMatchObject({ contentLength: 350_000 });
});
