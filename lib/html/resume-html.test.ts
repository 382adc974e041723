import { describe, expect, it, test } from 'vitest';
import { hostilePayloads } from '@/e2e/payloads';
import { isBlankHtml, renderPaperHtml, renderResumeHtml } from './resume-html';
import { asRead, attributesIn, faultsIn } from './testing';

const SITE = 'https://site.example';
const render = (html: string) => renderResumeHtml(html, SITE);

describe('the text of a resume', () => {
  it.each([
    ['lists', '<ul><li><p>一</p></li><li><p>二</p></li></ul><ol start="3"><li>三</li></ol>'],
    ['emphasis', '<p><strong>粗</strong><em>斜</em><u>线</u><s>删</s><code>码</code></p>'],
    ['headings below those of the page', '<h3>小节</h3><h4>小小节</h4>'],
    ['quotes, lines and breaks', '<blockquote><p>引</p></blockquote><hr><p>上<br>下</p>'],
  ])('keeps %s', (_what, html) => {
    expect(render(html)).toBe(html);
    expect(faultsIn(html)).toEqual([]);
  });

  it('has links to mail addresses and telephones', () => {
    const html = '<p><a href="mailto:a@b.cn">信</a><a href="tel:138">电</a></p>';
    expect(attributesIn(render(html), 'href')).toEqual(['mailto:a@b.cn', 'tel:138']);
  });

  it('has no heading above the resume’s own', () => {
    expect(render('<h1>大</h1><h2>中</h2>')).toBe('<h3>大</h3><h3>中</h3>');
  });

  it('opens other sites in a new tab, without telling them where the reader came from', () => {
    expect(render('<a href="https://other.example/a?b=1#c">作品</a>')).toBe(
      '<a href="https://other.example/a?b=1#c" rel="noopener noreferrer nofollow ugc" target="_blank">作品</a>',
    );
    expect(render(`<a href="${SITE}/post/1">文章</a>`)).toBe('<a href="/post/1">文章</a>');
  });

  it('has no links to places within the page', () => {
    expect(render('<a href="#work">工作</a>')).toBe('<a>工作</a>');
  });

  it('keeps the words of what another editor wrote, without its looks', () => {
    const html =
      '<div class="x" style="position:fixed"><span style="color:red">红</span><font face="x">字</font></div>' +
      '<table><tr><td>格</td></tr></table><p id="login" onclick="x()">段<img src="https://x.cn/p.png"></p>';
    const shown = render(html);
    expect(shown).toContain('<div>红字</div>');
    expect(shown).toContain('格');
    expect(shown).toContain('<p>段</p>');
    expect(attributesIn(shown, 'style')).toEqual([]);
    expect(attributesIn(shown, 'id')).toEqual([]);
    expect(shown).not.toContain('img');
  });

  it('is the same when it is rendered again', () => {
    const html = '<h1>题</h1><p>字<a href="https://o.example">链</a></p><ul><li>项</ul><script>x</script>';
    expect(render(render(html))).toBe(render(html));
  });
});

describe('the text of a resume on paper', () => {
  it('has links where it names addresses, besides those in links and code', () => {
    const html =
      '<ul><li>见 https://o.example/a，信 lin@o.example，电 13800001234</li></ul>' +
      '<p><a href="https://o.example/b">https://o.example/c</a><code>https://o.example/d</code></p>';
    expect(attributesIn(renderPaperHtml(html, SITE), 'href')).toEqual([
      'https://o.example/a',
      'mailto:lin@o.example',
      'tel:13800001234',
      'https://o.example/b',
    ]);
    expect(attributesIn(render(html), 'href')).toEqual(['https://o.example/b']);
  });

  it('has no link to the API', () => {
    expect(attributesIn(renderPaperHtml('<p>https://o.example/gimishare/api/v1/x</p>', SITE), 'href')).toEqual([]);
  });
});

describe('hostile html in a resume', () => {
  test.each(hostilePayloads)('$name: nothing that could run is left', ({ html, endless }) => {
    const shown = render(`<p>第一段</p>${html}\n<p>最后一段</p>`);
    expect(faultsIn(shown)).toEqual([]);
    expect(asRead(shown)).toContain('<p>第一段</p>');
    expect(shown.includes('<p>最后一段</p>')).toBe(!endless);
    for (const name of ['id', 'class', 'style', 'src']) expect(attributesIn(shown, name)).toEqual([]);
    expect(faultsIn(renderPaperHtml(html, SITE))).toEqual([]);
  });
});

describe('html that says nothing', () => {
  it.each(['', '<p></p>', '<p><br></p>', '<ul><li>&nbsp;</li></ul>', ' \n'])('is %j', (html) => {
    expect(isBlankHtml(html)).toBe(true);
  });
  it.each(['<p>字</p>', '<hr>', '.'])('is not %j', (html) => {
    expect(isBlankHtml(html)).toBe(false);
  });
});
