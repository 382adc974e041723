import { readFile } from 'node:fs/promises';
import { COLOUR_RULES } from '@/e2e/axe';
import type { Locator } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';

/** Strings by which the chunks for diagrams, formulas and pasted html are recognised. */
const HEAVY = {
  mermaid: /flowchart-elk|mermaidAPI/,
  elk: /org\.eclipse\.elk/,
  katex: /KaTeX parse error/,
  turndown: /turndown/i,
};

test('the libraries for diagrams, formulas and pasted html are loaded on demand', async ({
  writeCenterPage,
  openWriteCenter,
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
  await openWriteCenter();
  await writeCenterPage.setText('# 小节\n\n正文\n');
  await expect(writeCenterPage.preview().getByRole('heading', { name: '小节' })).toBeVisible();
  expect(await names()).toEqual([]);
  await writeCenterPage.setText('公式 $a^2$\n\n```mermaid\ngraph TD\n  A[开始] --> B[结束]\n```\n');
  await expect(writeCenterPage.preview().locator('math')).toBeVisible();
  await expect(writeCenterPage.preview().getByRole('img', { name: /图表$/ })).toBeVisible();
  await expect.poll(names).toEqual(['mermaid', 'katex']);
});

test('a diagram has the same size with and without reduced motion', async ({
  writeCenterPage,
  openWriteCenter,
  page,
}) => {
  await openWriteCenter();
  const sizes = [];
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    await writeCenterPage.setText(`## ${reducedMotion}\n\n\`\`\`mermaid\ngraph TD\n  A --> B\n  A --> C\n\`\`\`\n`);
    await expect(writeCenterPage.preview().getByRole('heading', { name: reducedMotion })).toBeVisible();
    const picture = writeCenterPage.preview().getByRole('img', { name: /图表$/ });
    await expect(picture).toBeVisible();
    sizes.push(await picture.boundingBox().then((box) => [box?.width, box?.height]));
    await writeCenterPage.setText('正文');
    await expect(picture).toBeHidden();
  }
  expect(sizes[0]).toEqual(sizes[1]);
});

test('the write center has panels, counts, views, themes and a full screen', async ({
  writeCenterPage,
  openWriteCenter,
  page,
}) => {
  await openWriteCenter();
  await writeCenterPage.type('Hello 世界');
  await expect(writeCenterPage.wordCount()).toHaveText('字数：3');
  await writeCenterPage.setText(`${'正文一行\n\n'.repeat(200)}## 末尾\n\n正文`);
  await expect(writeCenterPage.lineCount()).toHaveText('行数：403');

  await writeCenterPage.tool('目录').click();
  // The panel lists the source, and may be ahead of the preview.
  await expect(writeCenterPage.preview().getByRole('heading', { name: '末尾' })).toBeAttached();
  await writeCenterPage.panel('目录').getByRole('button', { name: '末尾', exact: true }).click();
  await expect(writeCenterPage.preview().getByRole('heading', { name: '末尾' })).toBeInViewport();
  await writeCenterPage.tool('帮助').click();
  await expect(writeCenterPage.panel('帮助')).toContainText('Ctrl+B');
  await writeCenterPage.panel('帮助').getByRole('button', { name: '关闭帮助' }).click();

  await page.getByRole('link', { name: '回到顶部' }).click();
  await expect(writeCenterPage.preview().getByRole('heading', { name: '末尾' })).not.toBeInViewport();
  await writeCenterPage.lines().hover();
  await page.mouse.wheel(0, 200_000);
  await expect(writeCenterPage.preview().getByRole('heading', { name: '末尾' })).toBeInViewport();

  await writeCenterPage.tool('仅编辑区').click();
  await expect(writeCenterPage.preview()).toBeHidden();
  await writeCenterPage.tool('编辑和预览').click();
  await writeCenterPage.tool('全屏').click();
  await expect(writeCenterPage.title()).not.toBeInViewport();
  await writeCenterPage.tool('退出全屏').press('Escape');
  await expect(writeCenterPage.title()).toBeInViewport();

  await writeCenterPage.styleButton('主题').press('Enter');
  await page.keyboard.press('End');
  await expect(writeCenterPage.styleOption('主题', '可爱')).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(writeCenterPage.preview().locator('.markdown-body')).toHaveAttribute('data-md-theme', 'geek-black');
  await expect(writeCenterPage.styleButton('主题')).toBeFocused();
});

test('toolbar commands and shortcuts write Markdown, Ctrl+S saves, Tab indents and Escape leaves the text @smoke', async ({
  writeCenterPage,
  openWriteCenter,
  page,
}) => {
  await openWriteCenter();
  await writeCenterPage.type('字');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+b');
  expect(await writeCenterPage.getText()).toBe('**字**');
  await writeCenterPage.tool('二级标题').click();
  expect(await writeCenterPage.getText()).toBe('## **字**');
  await writeCenterPage.text().focus();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(writeCenterPage.saved()).toBeVisible();
  await writeCenterPage.setText('一');
  await writeCenterPage.text().focus();
  await page.keyboard.press('Tab');
  expect(await writeCenterPage.getText()).toBe('    一');
  await expect(writeCenterPage.text()).toHaveAccessibleDescription(/先按 Esc 再按 Tab/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await writeCenterPage.getText()).toBe('    一');
  await expect(writeCenterPage.preview()).toBeFocused();
});

test('axe finds nothing in the write center and its form, light and dark', async ({
  writeCenterPage,
  openWriteCenter,
  page,
  violations,
}) => {
  await openWriteCenter();
  await writeCenterPage.title().fill('标题');
  await writeCenterPage.setText(
    '# 小节\n\n正文 `代码` [链接](https://a.example/)\n\n> 引用\n\n```ts\nconst a = 1;\n```\n',
  );
  await expect(writeCenterPage.preview().getByRole('heading', { name: '小节' })).toBeVisible();
  await writeCenterPage.tool('帮助').click();
  expect.soft(await violations(page)).toEqual([]);
  await writeCenterPage.fillForm();
  expect.soft(await violations(page, { within: '[role=dialog]' }), 'form').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await violations(page, { rules: COLOUR_RULES }), 'dark').toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an author switches between the text and the preview', async ({
    writeCenterPage,
    openWriteCenter,
    page,
    violations,
  }) => {
    await openWriteCenter();
    await writeCenterPage.type('# 手机');
    await expect(writeCenterPage.preview()).toBeHidden();
    await writeCenterPage.tool('预览').click();
    await expect(writeCenterPage.preview().getByRole('heading', { name: '手机' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violations(page)).toEqual([]);
    await writeCenterPage.tool('编辑').click();
    await expect(writeCenterPage.preview()).toBeHidden();
  });

  test('an author imports a text, exports it, and imports another in place of it', async ({
    writeCenterPage,
    openWriteCenter,
    page,
  }) => {
    await openWriteCenter();
    await expect(writeCenterPage.text()).toBeVisible();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '导入', exact: true }).click();
    const buffer = Buffer.from('# 路上写的\n\n一段正文');
    await (await choosing).setFiles({ name: '笔记.md', mimeType: 'text/markdown', buffer });
    await expect(writeCenterPage.title()).toHaveValue('路上写的');
    await expect.poll(writeCenterPage.getText).toBe(buffer.toString());
    for (const name of ['导入', '下载']) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('路上写的.md');
    expect(await readFile(await file.path(), 'utf8')).toBe(buffer.toString());

    const input = page.getByLabel('Markdown 文件');
    await input.setInputFiles({ name: 'a.docx', mimeType: 'application/msword', buffer: Buffer.from('x') });
    await expect(writeCenterPage.toast('请选择 Markdown 文件（.md）')).toBeVisible();
    const other = Buffer.from('\uFEFF---\ntitle: 来自文件\n---\n\n# 另一篇');
    await input.setInputFiles({ name: '另一篇.md', mimeType: 'text/markdown', buffer: other });
    await page.getByRole('dialog', { name: '导入 Markdown' }).getByRole('button', { name: '替换' }).click();
    await expect.poll(writeCenterPage.getText).toContain('# 另一篇');
    // The title that is there already stays.
    await expect(writeCenterPage.title()).toHaveValue('路上写的');
  });
});

for (const { width, height } of [
  { width: 1024, height: 768 },
  { width: 360, height: 640 },
]) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('the tools and the foot have one row each, and the title has room', async ({
      writeCenterPage,
      openWriteCenter,
      page,
    }) => {
      await openWriteCenter();
      await writeCenterPage.type('字');
      await expect(writeCenterPage.saved()).toBeVisible();
      const heightOf = async (target: Locator) => (await target.boundingBox())?.height ?? 0;
      expect(await heightOf(page.getByRole('toolbar', { name: '编辑工具' }))).toBeLessThan(50);
      expect(await heightOf(writeCenterPage.foot())).toBeLessThan(46);
      expect((await writeCenterPage.title().boundingBox())?.width).toBeGreaterThan(300);
      await writeCenterPage.styleButton('代码样式').click();
      await expect(writeCenterPage.styleOption('代码样式', '默认')).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}

test.describe('at a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 225 } });

  test('the page scrolls to a text that can be typed', async ({ writeCenterPage, openWriteCenter, page }) => {
    await openWriteCenter();
    await writeCenterPage.text().focus();
    await page.keyboard.type('# 大字');
    await expect(writeCenterPage.lines()).toHaveText('# 大字');
    await page.locator('.CodeMirror').scrollIntoViewIfNeeded();
    const box = await page.locator('.CodeMirror').boundingBox();
    expect(box?.height).toBeGreaterThan(150);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
