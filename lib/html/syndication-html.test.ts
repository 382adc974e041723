import { expect, test } from 'vitest';
import { renderSyndicationHtml } from './syndication-html';

const render = (html: string) =>
  renderSyndicationHtml(html, { siteUrl: 'https://site.example', pageUrl: 'https://site.example/post/1' });

test('every address is absolute, that of a fragment is the article’s', () => {
  expect(render('<p><a href="/rank">榜</a><a href="#节">节</a></p><h2 id="节">节</h2>')).toBe(
    '<p><a href="https://site.example/rank">榜</a><a href="https://site.example/post/1#h-%E8%8A%82">节</a></p><h2>节</h2>',
  );
  expect(render('<img src="/uploads/a.png" alt="图">')).toBe('<img src="https://site.example/uploads/a.png" alt="图">');
});

test('a link to elsewhere says whose it is', () => {
  expect(render('<a href="https://other.example/">x</a>')).toContain('rel="noopener noreferrer nofollow ugc"');
});

test.each([
  '<script>alert(1)</script>',
  '<img src="javascript:alert(1)" onerror="alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<style>*{display:none}</style>',
])('nothing of %s runs', (html) => expect(render(html)).not.toMatch(/script|onerror|iframe|<style/));
