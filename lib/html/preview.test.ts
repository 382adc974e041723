import katex from 'katex';
import { expect, test, vi } from 'vitest';
import { changedBlocks, createPreview } from './preview';
import { renderMarkdown } from './markdown';
import { renderArticleHtml } from './render-article';
import { asRead, faultsIn } from './testing';

const SITE = 'https://site.example';
const newPreview = (loadTex = async () => katex.renderToString) => createPreview(loadTex);

test('the preview is what readers get of the html that is sent', async () => {
  const markdown =
    '# 标题\n\n正文 $a^2$\n\n```ts\nconst a = 1;\n```\n\n| a |\n| --- |\n| 1 |\n\n注[^1]\n\n[^1]: 脚注\n';
  const preview = newPreview();
  const { blocks } = await preview.render(markdown, SITE);
  const readers = renderArticleHtml(preview.publish(markdown), SITE);
  const withoutBlanks = (html: string) => asRead(html).replace(/>\s+(?=<|$)/g, '>');
  expect(withoutBlanks(blocks.join(''))).toBe(withoutBlanks(readers.html));
});

test('a change yields a patch of the changed blocks only', async () => {
  const preview = newPreview();
  await preview.render('甲\n\n乙\n\n丙', SITE);
  expect(await preview.render('甲\n\n乙二\n\n丙', SITE)).toMatchObject({
    start: 1,
    removed: 1,
    blocks: ['<p>乙二</p>'],
    lines: [0, 2, 4],
  });
  expect(await preview.render('甲\n\n丙', SITE)).toMatchObject({ start: 1, removed: 1, blocks: [] });
  expect(await preview.render('甲\n\n丙', SITE)).toMatchObject({ removed: 0, blocks: [] });
});

test.each([
  [['a', 'a'], ['a', 'a', 'a'], { start: 2, removed: 0, blocks: ['a'] }],
  [['a', 'b', 'a'], ['a'], { start: 1, removed: 2, blocks: [] }],
  [[], ['a'], { start: 0, removed: 0, blocks: ['a'] }],
])('the patch from the blocks %j to %j is %j', (before, after, change) => {
  expect(changedBlocks(before, after)).toEqual(change);
});

test('KaTeX is loaded for formulas only, and its absence leaves their source', async () => {
  const loadTex = vi.fn(async (): Promise<never> => Promise.reject(new Error('offline')));
  const preview = newPreview(loadTex);
  await preview.render('没有公式，只有 5 美元', SITE);
  expect(loadTex).not.toHaveBeenCalled();
  const { blocks } = await preview.render('有公式 $a^2$', SITE);
  expect(blocks.map(asRead)).toEqual(['<p>有公式 <code class="math-source">a^2</code></p>']);
});

test('the text comes first, and its formulas once KaTeX has loaded', async () => {
  const preview = newPreview();
  const first = await preview.render('字\n\n$a^2$', SITE, 'text first');
  expect(first).toMatchObject({ formulasMissing: true });
  expect(first.blocks.map(asRead).at(-1)).toBe('<p><code class="math-source">a^2</code></p>');
  const second = await preview.render('字\n\n$a^2$', SITE, 'wait');
  expect(second).toMatchObject({ formulasMissing: false, start: 1, removed: 1 });
  expect(second.blocks.join('')).toContain('<math');
  expect(await preview.render('字\n\n$a^3$', SITE, 'text first')).toMatchObject({ formulasMissing: false });
});

test.each([
  ['an unclosed fence', '```js\nalert(1)'],
  ['unclosed html', '<div><b><table><tr><td>格'],
  ['a script', '<script>window.__xss = 1</script>正文'],
  ['a javascript: link', '[点](javascript:alert(1)) <a href="javascript:alert(1)">x</a> ![图](javascript:alert(1))'],
  ['NUL and lone surrogates', '正\u0000文 \ud800 \udfff [\u0000](\ud800)'],
  ['broken frontmatter', '---\na: [1\n  b: }\n---\n\n正文'],
  ['deep quotes', '>'.repeat(5_000) + '深'],
  ['deep lists', Array.from({ length: 200 }, (_, depth) => `${' '.repeat(depth * 2)}- 项`).join('\n')],
  ['deep emphasis', '**_'.repeat(3_000) + '字'],
  ['open brackets', '['.repeat(5_000)],
])('%s is rendered and harmless', async (_kind, markdown) => {
  const { blocks } = await newPreview().render(markdown, SITE);
  expect(blocks.length).toBeGreaterThan(0);
  expect(faultsIn(blocks.join('\n'))).toEqual([]);
});

test('a document of a megabyte is rendered', { timeout: 60_000 }, async () => {
  const markdown = `## 小节\n\n${'一段**中文**，和 `code`。'.repeat(60)}\n\n- 甲\n- 乙\n\n`
    .repeat(1_000)
    .slice(0, 350_000);
  const { blocks } = await newPreview().render(markdown, SITE);
  expect(blocks.filter((block) => block.startsWith('<h')).length).toBeGreaterThan(300);
});

test('each block has its line in the Markdown, footnotes have none', () => {
  expect(renderMarkdown('甲[^1]\n\n乙\n\n[^1]: 注').lines).toEqual([0, 2, null]);
});
