import { readFile } from 'node:fs/promises';
import { difference, linksIn, lowestInk, readPdf, readPng } from '@/e2e/pdf';
import { expect, test } from '@/e2e/fixtures';
import { RESUME_THEMES } from '@/lib/domain/resume/themes';

interface Row {
  id: string;
  content: string;
}

/** Letters are smoothed in another way on paper than on the screen (1.1 % at most); moved by one pixel a page differs by 2.2 %. */
const MAX_DIFFERENCE = 0.018;

/** The seeded resume with its jobs so many times over: twice is a little more than a page. */
function longContent(content: string, rounds: number): string {
  const [basics, work, ...others] = JSON.parse(content);
  const list = Array.from({ length: rounds }, (_, round) =>
    work.data.list.map((item: { subject: string }) => ({ ...item, subject: `${item.subject}${round + 1}` })),
  ).flat();
  return JSON.stringify([basics, { ...work, data: { ...work.data, list } }, ...others]);
}

test.beforeEach(({ signIn }) => signIn());

test('the preview, the printer and the exported PDF show the same pages, without a line cut in half @smoke', async ({
  resumePrintPage: paper,
  page,
  api,
  violations,
}) => {
  const [resume] = await api.state<Row>('resumes');
  const { id } = await api.plantResume({ content: longContent(resume?.content ?? '', 5), themeStyleName: 'theme-1' });
  await page.setViewportSize({ width: 1000, height: 4000 });
  await paper.open(id);
  await expect(paper.pages()).not.toHaveCount(1);
  await expect(paper.pages().first()).toContainText('林晓鹿');
  expect(await violations(page)).toEqual([]);
  const shown = [];
  for (const sheet of await paper.pages().all()) {
    shown.push({ text: await sheet.innerText(), picture: readPng(await sheet.screenshot()) });
  }

  const download = page.waitForEvent('download');
  await paper.exportButton().click();
  const file = await readFile(await (await download).path());
  const print = await paper.print();
  for (const pdf of [file, print]) {
    expect(linksIn(pdf)).toEqual(expect.arrayContaining(['tel:13800001234', 'mailto:linxiaolu@example.com']));
  }
  for (const printed of [await readPdf(file), await readPdf(print)]) {
    expect(printed).toHaveLength(shown.length);
    for (const [index, { text, picture }] of printed.entries()) {
      const seen = shown[index];
      expect(text.replace(/\s/g, '')).toBe(seen?.text.replace(/\s/g, ''));
      if (seen) expect(difference(picture, seen.picture)).toBeLessThan(MAX_DIFFERENCE);
      // Below the last line the page is empty: nothing is cut at its foot.
      expect(lowestInk(picture)).toBeLessThan(1100);
    }
  }
});

test('a resume is fitted to one page: in the editor and on paper', async ({
  resumeEditorPage: editor,
  resumePrintPage: paper,
  page,
  api,
}) => {
  const [resume] = await api.state<Row>('resumes');
  const { id } = await api.plantResume({ content: longContent(resume?.content ?? '', 2), themeStyleName: 'theme-2' });
  await paper.open(id);
  await expect(paper.pages()).toHaveCount(2);
  await editor.open(id);
  await editor.onePage().check();
  await expect(editor.fitNote()).toHaveText(/^已缩到 9\d%，正好一页$/);
  await editor.save().click();
  await expect(page).toHaveURL(/\/setting\/resume$/);
  await paper.open(id);
  await expect(paper.pages()).toHaveCount(1);
  expect(await readPdf(await paper.print())).toHaveLength(1);
});

test('a member is told when a resume cannot be fitted to one page', async ({ resumeEditorPage: editor, api }) => {
  const [resume] = await api.state<Row>('resumes');
  const { id } = await api.plantResume({ content: longContent(resume?.content ?? '', 5), themeStyleName: 'theme-2' });
  await editor.open(id);
  await editor.onePage().check();
  await expect(editor.fitNote()).toHaveText('缩到 90% 仍超过一页，可以精简内容或隐藏部分模块');
});

test('each of the eight themes is printed as it is shown', async ({ resumePrintPage: paper, page, api }) => {
  const [resume] = await api.state<Row>('resumes');
  await page.setViewportSize({ width: 1000, height: 1400 });
  for (const themeStyleName of RESUME_THEMES) {
    const { id } = await api.plantResume({ content: resume?.content ?? '', themeStyleName });
    await paper.open(id);
    await expect(paper.pages()).toHaveCount(1);
    const shown = readPng(await paper.pages().first().screenshot());
    const [printed] = await readPdf(await paper.print());
    if (!printed) throw new Error(`${themeStyleName} has no page.`);
    expect(difference(printed.picture, shown), themeStyleName).toBeLessThan(MAX_DIFFERENCE);
  }
});

test.describe('when the API has no answer', () => {
  test.use({ expectedProblems: /status of 50[03]/ });

  test('a resume that is not there, and one that does not load, offer a way on', async ({
    resumePrintPage: paper,
    page,
    api,
  }) => {
    await paper.open('0000000000000000');
    await expect(page.getByRole('link', { name: '返回我的简历' })).toBeVisible();
    const [resume] = await api.state<Row>('resumes');
    await api.fault({ path: '/resume/findById', status: 503 });
    await paper.open(resume?.id ?? '');
    await expect(page.getByText('简历加载失败，请稍后重试')).toBeVisible();
    await api.heal();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(paper.pages()).toHaveCount(1);
    await api.fault({ path: '/resume/export', status: 500 });
    await paper.exportButton().click();
    await expect(paper.toast('导出简历失败')).toBeVisible();
  });
});
