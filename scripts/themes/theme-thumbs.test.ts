import { expect, test } from 'vitest';
import { CODE_STYLES, MARKDOWN_THEMES } from '@/lib/domain/article/article-styles';
import { codeThumbsCss, markdownThumbsCss, thumbCss } from './theme-thumbs';

test('a thumbnail has the rules of its own theme for what it shows, without margins and the dark', () => {
  const css =
    "html:not([data-theme='dark']) .markdown-body h2, html:not([data-theme='dark']) .markdown-body table { color: red; margin: 1em }" +
    " html[data-theme='dark'] .markdown-body h2 { border: 0 } @media print { .markdown-body h2 { color: blue } }";
  expect(thumbCss(css, 'x').trim()).toBe(".style-thumb[data-name='x'] h2 { color: red }");
});

test.each([
  ['themes', MARKDOWN_THEMES, markdownThumbsCss],
  ['code styles', CODE_STYLES, codeThumbsCss],
] as const)('all %s have a thumbnail, and touch nothing else', async (_kind, names, make) => {
  const css = await make();
  for (const name of names) expect(css).toContain(`.style-thumb[data-name='${name}']`);
  expect(css).not.toMatch(/markdown-body|data-theme|url\((?!["']?data:)/);
});
