import { readFile } from 'node:fs/promises';
import { expect, test } from '@/e2e/fixtures';

/** What only code of diagrams, formulas and pasted html spells. */
const HEAVY = { mermaid: /flowchart-elk|mermaidAPI/, katex: /KaTeX parse error/, turndown: /turndown/i };

test('nothing of diagrams, formulas and pasted html is loaded before the text needs it', async ({
  writePage,
  signIn,
  page,
}) => {
  const loaded: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) loaded.push(response.text().catch(() => ''));
  });
  const names = async () => {
    const scripts = await Promise.all(loaded);
    return Object.entries(HEAVY).flatMap(([name, pattern]) =>
      scripts.some((script) => pattern.test(script)) ? [name] : [],
    );
  };
  await signIn();
  await writePage.open();
  await writePage.setText('# 小节\n\n正文\n');
  await expect(writePage.preview().getByRole('heading', { name: '小节' })).toBeVisible();
  expect(await names()).toEqual([]);
  await writePage.setText('公式 $a^2$\n\n```mermaid\ngraph TD\n  A[开始] --> B[结束]\n```\n');
  await expect(writePage.preview().locator('math')).toBeVisible();
  await expect(writePage.preview().getByRole('img', { name: /图表$/ })).toBeVisible();
  await expect.poll(names).toEqual(['mermaid', 'katex']);
});

test('the desk has panels, counts, views, themes and a full screen', async ({ writePage, signIn, page }) => {
  await signIn();
  await writePage.open();
  await writePage.type('Hello 世界');
  await expect(writePage.wordCount()).toHaveText('字数：3');
  await writePage.setText(`${'正文一行\n\n'.repeat(200)}## 末尾\n\n正文`);
  await expect(writePage.lineCount()).toHaveText('行数：403');

  await writePage.tool('目录').click();
  await writePage.panel('目录').getByRole('button', { name: '末尾' }).click();
  await expect(writePage.preview().getByRole('heading', { name: '末尾' })).toBeInViewport();
  await writePage.tool('帮助').click();
  await expect(writePage.panel('帮助')).toContainText('Ctrl+B');
  await writePage.panel('帮助').getByRole('button', { name: '关闭帮助' }).click();

  await page.getByRole('link', { name: '回到顶部' }).click();
  await expect(writePage.preview().getByRole('heading', { name: '末尾' })).not.toBeInViewport();
  await writePage.lines().hover();
  await page.mouse.wheel(0, 200_000);
  await expect(writePage.preview().getByRole('heading', { name: '末尾' })).toBeInViewport();

  await writePage.tool('仅编辑区').click();
  await expect(writePage.preview()).toBeHidden();
  await writePage.tool('编辑和预览').click();
  await writePage.tool('全屏').click();
  await expect(writePage.title()).not.toBeInViewport();
  await writePage.tool('退出全屏').press('Escape');
  await expect(writePage.title()).toBeInViewport();

  await writePage.theme().selectOption('geek-black');
  await expect(writePage.preview().locator('.markdown-body')).toHaveAttribute('data-md-theme', 'geek-black');
});

test('commands and their keys write Markdown; Tab indents and Escape leaves the text @smoke', async ({
  writePage,
  signIn,
  page,
}) => {
  await signIn();
  await writePage.open();
  await writePage.type('字');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+b');
  expect(await writePage.getText()).toBe('**字**');
  await writePage.tool('二级标题').click();
  expect(await writePage.getText()).toBe('## **字**');
  await writePage.setText('一');
  await writePage.text().focus();
  await page.keyboard.press('Tab');
  expect(await writePage.getText()).toBe('    一');
  await page.keyboard.press('Escape');
  await expect(writePage.text()).not.toBeFocused();
});

test('links of the preview leave the text where it is', async ({ writePage, signIn, page, context }) => {
  await signIn();
  await writePage.open();
  await writePage.setText('[站内](/rank)\n\n## 小节\n');
  const opened = context.waitForEvent('page');
  await writePage.preview().getByRole('link', { name: '站内' }).click();
  await (await opened).close();
  await expect(page).toHaveURL(/\/writecenter$/);
  expect(await writePage.getText()).toContain('站内');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the write center and its form (${scheme})`, async ({
    writePage,
    signIn,
    page,
    violations,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await signIn();
    await writePage.open();
    await writePage.title().fill('标题');
    await writePage.setText('# 小节\n\n正文 `代码` [链接](https://a.example/)\n\n> 引用\n\n```ts\nconst a = 1;\n```\n');
    await expect(writePage.preview().getByRole('heading', { name: '小节' })).toBeVisible();
    await writePage.tool('帮助').click();
    expect(await violations(page)).toEqual([]);
    await writePage.fillForm();
    expect(await violations(page)).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an author writes and looks at the preview by turns', async ({ writePage, signIn, page, violations }) => {
    await signIn();
    await writePage.open();
    await writePage.type('# 手机');
    await expect(writePage.preview()).toBeHidden();
    await writePage.tool('预览').click();
    await expect(writePage.preview().getByRole('heading', { name: '手机' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violations(page)).toEqual([]);
    await writePage.tool('编辑').click();
    await expect(writePage.preview()).toBeHidden();
  });

  test('an author brings a text in and takes it along', async ({ writePage, signIn, page }) => {
    await signIn();
    await writePage.open();
    await expect(writePage.text()).toBeVisible();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '导入' }).click();
    const buffer = Buffer.from('# 路上写的\n\n一段正文');
    await (await choosing).setFiles({ name: '笔记.md', mimeType: 'text/markdown', buffer });
    await expect(writePage.title()).toHaveValue('路上写的');
    await expect.poll(writePage.getText).toBe(buffer.toString());
    for (const name of ['导入', '下载']) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('路上写的.md');
    expect(await readFile(await file.path(), 'utf8')).toBe(buffer.toString());
  });
});
