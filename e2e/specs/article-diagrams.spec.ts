import type { Locator } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';

const DIAGRAMS = [
  'graph LR\n  A[首页] --> B[文档] --> C["他说#quot;好#quot;"] --> D[坏]\n  click B "https://example.com/docs"\n  click D "javascript:window.__xss=1"',
  'graph TD\n  A[深底上的字]\n  style A fill:#1e3a8a,stroke:#1e3a8a',
  'block-beta\n  columns 2\n  a["甲"] b["乙"]',
  'graph TD\n  A[没有收尾 --> B',
];
const html = DIAGRAMS.map(
  (source) => `<pre><code class="language-mermaid">${source.replaceAll('<', '&lt;')}</code></pre>`,
).join('');

/** Whether white letters stand on the dark blue that the author chose. */
const hasWhiteOnBlue = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    // The middle of the only node, without the ground around it.
    const { data } = context?.getImageData(
      canvas.width / 4,
      canvas.height / 3,
      canvas.width / 2,
      canvas.height / 3,
    ) ?? {
      data: [],
    };
    let [white, black] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      const light = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
      if (light > 700) white += 1;
      if (light < 130) black += 1;
    }
    return white > 20 && black === 0;
  });

test('a reader on a phone follows links of a diagram, scrolls and enlarges it, and sees the source of a broken one', async ({
  articlePage,
  api,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const { id } = await api.plantArticle({ title: '图', html });
  await articlePage.open(id);
  const pictures = articlePage.content().getByRole('img', { name: /图表$/ });
  await expect(pictures).toHaveCount(3);
  const link = articlePage.content().getByRole('link', { name: '文档' });
  await expect(link).toHaveAttribute('href', 'https://example.com/docs');
  await expect(link).toHaveAttribute('rel', /nofollow ugc/);
  await expect(articlePage.content().getByRole('link', { name: '坏' })).toHaveCount(0);
  expect(await hasWhiteOnBlue(pictures.nth(1))).toBe(true);
  // It scrolls in its own box, at its own size.
  expect((await pictures.first().boundingBox())?.width).toBeGreaterThan(600);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(articlePage.content().getByText('这张图没有画出来，下面是它的源码')).toBeVisible();
  await expect(articlePage.content().getByText('A[没有收尾 --> B')).toBeVisible();

  const fullScreen = articlePage.content().getByRole('button', { name: '全屏' }).first();
  await fullScreen.click();
  await expect(articlePage.preview().getByRole('img', { name: /图表$/ })).toBeVisible();
  await articlePage.preview().getByRole('button', { name: '放大' }).click();
  await expect(articlePage.preview().getByRole('button', { name: '缩小' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(articlePage.preview()).toBeHidden();
});

test('an author reads why a diagram cannot be drawn, and sees the former one meanwhile', async ({
  writeCenterPage,
  openWriteCenter,
}) => {
  const fenced = (source: string) => `\`\`\`mermaid\n${source}\n\`\`\`\n`;
  await openWriteCenter();
  await writeCenterPage.setText(fenced('graph TD\n  A --> B\n  B --> C'));
  const picture = writeCenterPage.preview().getByRole('img', { name: /图表$/ });
  await expect(picture).toBeVisible();
  await writeCenterPage.setText(fenced('graph TD\n  A --> B\n  B[没写完 --> C'));
  await expect(writeCenterPage.preview().getByText('第 3 行附近看不懂：“B[没写完 --> C”')).toBeVisible();
  await expect(picture).toBeVisible();
  await writeCenterPage.setText(fenced('graph TD\n  A --> B\n  B[写完] --> C'));
  await expect(writeCenterPage.preview().getByText('看不懂')).toBeHidden();
  await expect(picture).toBeVisible();
});
