import { expect, test } from 'vitest';
import { juejinMarkdown } from './juejin-markdown';

const article = (content: string, theme = '', codeStyle = '') => ({ content, theme, codeStyle });

test('theme and code style stand in front of the text', () => {
  expect(juejinMarkdown(article('# 一\r\n正文', 'smartblue', 'monokai'))).toBe(
    '---\ntheme: smartblue\nhighlight: monokai\n---\n\n# 一\n正文',
  );
});

test('a text without choices stays as it is, and what its own front matter says is kept', () => {
  expect(juejinMarkdown(article('正文'))).toBe('正文');
  expect(juejinMarkdown(article('---\ntitle: 一\ntheme: juejin\n---\n正文', 'smartblue', 'vs'))).toBe(
    '---\nhighlight: vs\ntitle: 一\ntheme: juejin\n---\n正文',
  );
  expect(juejinMarkdown(article('---\n\n导语\n\n---\n正文', 'vs'))).toBe(
    '---\ntheme: vs\n---\n\n---\n\n导语\n\n---\n正文',
  );
});
