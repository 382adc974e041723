import { expect, test } from '@/e2e/fixtures';

const CONTENT = `## 小节

看[文档](https://example.com/docs)，公式 $E=mc^2$。

\`\`\`js
if (a) {
  b();
}
\`\`\`

\`\`\`mermaid
graph TD
  A[开始] --> B[结束]
\`\`\`
`;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('an own article is copied for other platforms and pasted into a plain rich text field', async ({
  api,
  articlePage,
  signIn,
  page,
  violations,
}) => {
  const { id } = await api.plantArticle({ username: 'demouser', content: CONTENT, theme: 'smartblue' });
  await signIn();
  await articlePage.open(id);
  await page.getByRole('button', { name: '管理文章' }).click();
  await page.getByRole('button', { name: '复制到公众号等' }).click();
  const dialog = page.getByRole('dialog', { name: '复制到其他平台' });

  await test.step('the public account gets html without classes, with pictures of formulas and diagrams', async () => {
    await expect(dialog.getByText('1 个公式转成了图片')).toBeVisible();
    await expect(dialog.getByText('1 张图表转成了图片')).toBeVisible();
    expect(await violations(page, { within: 'dialog', frames: false })).toEqual([]);
    await dialog.getByRole('button', { name: '复制正文' }).click();
    await expect(dialog.getByText('已复制，到公众号里粘贴')).toBeVisible();
    const html = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return (await item?.getType('text/html'))?.text();
    });
    expect(html).not.toMatch(/ (?:class|id)=/);
    expect(html?.match(/<img[^>]*src="data:image\/png;base64,/g)).toHaveLength(2);
    expect(html).toContain('[1] 文档：https://example.com/docs');
    expect(html).toMatch(/<h2 [^>]*style="[^"]*color: ?rgb/);
  });

  await test.step('Juejin gets the Markdown with the theme', async () => {
    await dialog.getByRole('button', { name: '掘金' }).click();
    await dialog.getByRole('button', { name: '复制正文' }).click();
    await expect(dialog.getByText('已复制，到掘金里粘贴')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe(`---\ntheme: smartblue\n---\n\n${CONTENT}`);
  });
});
