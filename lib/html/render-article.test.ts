import { describe, expect, test } from 'vitest';
import { renderArticleHtml } from './render-article';
import { asRead } from './testing';

const SITE = 'https://site.example';
const render = (html: string) => renderArticleHtml(html, SITE);
const shown = (html: string) => asRead(render(html).html);

describe('headings', () => {
  test('get readable ids that keep Chinese, and a link to themselves', () => {
    expect(shown('<h2>一、先看 React 数据！</h2>')).toBe('<h2 id="h-一-先看-react-数据">一、先看 React 数据！</h2>');
  });

  test('of the same text get different ids, also when one looks like a numbered other', () => {
    const { headings } = render('<h2>小结</h2><h2>小结</h2><h2>小结 1</h2><h2>小结</h2>');
    const ids = headings.map(({ id }) => id);
    expect(ids[0]).toBe('h-小结');
    expect(new Set(ids).size).toBe(4);
  });

  test('move down by one where the body has a title of its own', () => {
    expect(render('<h1>题</h1><h2>节</h2><h6>末</h6>').headings.map(({ level }) => level)).toEqual([2, 3, 6]);
    expect(render('<h2>节</h2><h3>小节</h3>').headings.map(({ level }) => level)).toEqual([2, 3]);
  });

  test('without words are named by their image, or as unnamed', () => {
    const { headings } = render('<h2><img src="/a.png" alt="架构图"></h2><h2></h2>');
    expect(headings.map(({ text }) => text)).toEqual(['架构图', '未命名小节']);
  });

  test('of footnotes speak Chinese', () => {
    expect(render('<h2 class="sr-only" id="user-content-footnote-label">Footnotes</h2>').headings[0]?.text).toBe(
      '脚注',
    );
  });
});

describe('links', () => {
  test('to other sites open in a new tab, without a redirect or a referrer', () => {
    expect(shown('<a href="https://example.com/a?b=1&amp;c=2">x</a>')).toBe(
      '<a href="https://example.com/a?b=1&amp;c=2" rel="noopener noreferrer nofollow ugc" target="_blank">x</a>',
    );
  });

  test('within the site stay in the tab', () => {
    expect(shown(`<a href="${SITE}/post/1#x">x</a>`)).toBe('<a href="/post/1#x">x</a>');
    expect(shown('<a href="./other.md">x</a>')).toBe('<a href="/other.md">x</a>');
  });

  test('that only look like paths are links to other sites', () => {
    for (const href of ['//evil.example', '\\\\evil.example', '/\\evil.example', '/\t/evil.example']) {
      expect(shown(`<a href="${href}">x</a>`)).toContain('rel="noopener noreferrer nofollow ugc" target="_blank"');
    }
  });

  test('that would leave the site by a doubled slash of its own do not', () => {
    expect(shown(`<a href="${SITE}//evil.example">x</a>`)).toBe('<a href="/evil.example">x</a>');
  });

  test('find headings however the author spelled the anchor', () => {
    const body = '<h2 id="custom">Vue 3.0 介绍</h2>';
    for (const href of ['#custom', '#user-content-custom', '#vue-30-介绍', `#${encodeURIComponent('vue-3-0-介绍')}`]) {
      expect(shown(`<a href="${href}">x</a>${body}`)).toContain('<a href="#h-vue-3-0-介绍">x</a>');
    }
  });

  test('of footnotes point to the note and back', () => {
    const html = shown(
      '<p>文<sup><a href="#user-content-fn-1" id="user-content-fnref-1">1</a></sup></p>' +
        '<ol><li id="user-content-user-content-fn-1">注 <a href="#user-content-fnref-1">↩</a></li></ol>',
    );
    expect(html).toContain('<a id="u-fnref-1" href="#u-fn-1">1</a>');
    expect(html).toContain('<li id="u-fn-1">注 <a aria-label="返回正文" href="#u-fnref-1">↩</a></li>');
  });

  test('reach anchors that are named by the name attribute', () => {
    expect(shown('<a href="#faq">x</a><a name="faq"></a>')).toBe('<a href="#u-faq">x</a><a id="u-faq"></a>');
  });
});

describe('images', () => {
  test('load lazily, send no referrer, keep their size, and link to themselves', () => {
    const html = shown(
      '<img src="/first.png"><img src="https://example.com/a.png" alt="图" width="300" height="200" srcset="x 2x">',
    );
    expect(html).toContain('<img src="/first.png" alt="" decoding="async" referrerpolicy="no-referrer">');
    expect(html).toContain(
      '<a class="article-image" href="https://example.com/a.png" target="_blank" rel="noopener noreferrer nofollow ugc" data-zoom="" aria-label="查看大图：图">' +
        '<img src="https://example.com/a.png" alt="图" width="300" height="200" loading="lazy" decoding="async" referrerpolicy="no-referrer"></a>',
    );
  });

  test('within a link lead where the author said', () => {
    expect(shown('<a href="/x"><img src="/a.png" alt="徽章"></a>')).not.toContain('data-zoom');
  });

  test('may be data of a kind that cannot run', () => {
    expect(shown('<img src="data:image/png;base64,AAAA">')).toContain('src="data:image/png;base64,AAAA"');
    expect(shown('<img src="data:image/svg+xml;base64,AAAA">')).not.toContain('src=');
  });

  test.each(['/gimishare/api/v1/articles/articleinfo?id=1', '/oauth/gitee', '/%67imishare/api/v1/unit/getpublickey'])(
    'are no calls that every reader makes: %s',
    (address) => {
      expect(shown(`<img src="${address}">`)).not.toContain('src=');
      expect(shown(`<a href="${address}">看</a>`)).not.toContain('href=');
    },
  );

  test('of this site have no query', () => {
    expect(shown('<img src="/??page=x">')).toContain('src="/"');
    expect(shown('<a href="/?page=2">看</a>')).toContain('href="/?page=2"');
  });

  test('of odd sizes come without them', () => {
    expect(shown('<img src="/a.png" width="0%" height="-3">')).not.toMatch(/width|height/);
  });
});

describe('tables, lists and the rest', () => {
  test('tables scroll in a region with a name of its own', () => {
    const html = shown('<table><tr><td style="text-align:right;color:red">1</td></tr></table><table></table>');
    expect(html).toContain('<div class="table-scroll" role="region" tabindex="0" aria-label="表格 1"><table>');
    expect(html).toContain('aria-label="表格 2"');
    expect(html).toContain('<td class="align-right">1</td>');
    expect(shown('<table><tr><th align="center">1</th><td class="align-right x">2</td></tr></table>')).toContain(
      '<tr><th class="align-center">1</th><td class="align-right">2</td></tr>',
    );
  });

  test('blocks keep their alignment, also when an article is rendered from what was rendered before', () => {
    expect(shown('<div align="center" class="x"><b>居中</b></div><p style="text-align: right">右</p>')).toBe(
      '<div class="align-center"><b>居中</b></div><p class="align-right">右</p>',
    );
    expect(shown('<div class="align-center">居中</div><h2 align="evil">题</h2><span align="center">行内</span>')).toBe(
      '<div class="align-center">居中</div><h2 id="h-题">题</h2><span>行内</span>',
    );
  });

  test('boxes of task lists cannot be ticked and say what they are; other controls go', () => {
    const html = shown(
      '<ul><li class="task-list-item"><input type="checkbox" checked> 做完了</li></ul><input type="text" value="x">',
    );
    expect(html).toBe(
      '<ul><li class="task-list-item"><input type="checkbox" disabled="" checked="" aria-label="已完成"> 做完了</li></ul><span></span>',
    );
  });

  test('classes, styles and comments of others go', () => {
    expect(shown('<p class="x" style="color:red" onclick="x()"><!-- x --><code class="language-js">a</code></p>')).toBe(
      '<p><code>a</code></p>',
    );
  });

  test('characters are those of the prose: words and Chinese characters, without code', () => {
    expect(render('<p>你好 React 19</p><pre><code>const a = 1</code></pre><p>好</p>').characters).toBe(5);
  });

  test('blanks between words and in code stay', () => {
    expect(shown('<p><b>二</b>\n<i>三</i></p><pre><code>\n\n\n</code></pre>')).toMatch(
      /^<p><b>二<\/b>\n<i>三<\/i><\/p><div.*<code class="hljs">\n\n\n<\/code><\/pre><\/div>$/,
    );
  });

  test('nothing, plain text and unclosed markup are shown as they are', () => {
    expect(shown('')).toBe('');
    expect(shown('a < b && c')).toBe('a &lt; b &amp;&amp; c');
    expect(shown('<p>一<p>二<b>三')).toBe('<p>一</p><p>二<b>三</b></p>');
  });
});
