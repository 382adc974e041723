import { expect, test } from 'vitest';
import { renderToc } from './toc';

const heading = (level: number, text: string) => ({ id: `h-${text}`, level, text });

test('entries are nested by level', () => {
  expect(renderToc([heading(2, 'a'), heading(3, 'b'), heading(3, 'c'), heading(2, 'd')])).toBe(
    '<ol><li><a href="#h-a">a</a><ol><li><a href="#h-b">b</a></li><li><a href="#h-c">c</a></li></ol></li><li><a href="#h-d">d</a></li></ol>',
  );
});

test('skipped and falling levels leave no list open', () => {
  const html = renderToc([heading(4, 'a'), heading(2, 'b'), heading(6, 'c'), heading(3, 'd'), heading(2, 'e')]);
  expect(html.match(/<ol>/g)?.length).toBe(html.match(/<\/ol>/g)?.length);
  expect(html.match(/<li>/g)?.length).toBe(html.match(/<\/li>/g)?.length);
  expect(html.match(/<a /g)).toHaveLength(5);
});

test('markup in a heading is text', () => {
  expect(renderToc([heading(2, '<img src=x> & "y"')])).toContain('>&lt;img src=x&gt; &amp; &quot;y&quot;</a>');
});

test('no headings, no list', () => {
  expect(renderToc([])).toBe('');
});
