import { afterEach, expect, it } from 'vitest';
import { plainColour } from './inline-styles';
import { portableHtml } from './portable-html';

function render(html: string): HTMLElement {
  const root = document.createElement('div');
  root.className = 'markdown-body';
  root.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  document.body.append(root);
  return root;
}
const pasted = (html: string, platform: 'wechat' | 'zhihu' = 'wechat') => {
  const made = portableHtml(render(html), platform);
  const body = document.createElement('div');
  body.append(...new DOMParser().parseFromString(made.html, 'text/html').body.childNodes);
  return { ...made, body };
};

afterEach(() => document.body.replaceChildren());

it('nothing of the copy needs a sheet: no class and no id, and what a sheet says stands in the element', () => {
  const sheet = document.createElement('style');
  sheet.textContent = '.markdown-body .alert { color: rgb(1, 2, 3); border-left: 3px solid rgb(4, 5, 6) }';
  document.body.append(sheet);
  const { body } = pasted('<div class="alert" id="u-x" title="t"><p>注意</p></div><h2 id="h-a">一</h2>');
  expect(body.querySelectorAll('[class], [id], div')).toHaveLength(0);
  const box = body.querySelector('section section');
  expect(box?.getAttribute('style')).toContain('color: rgb(1, 2, 3)');
  expect(box?.getAttribute('style')).toContain('border-left: 3px solid rgb(4, 5, 6)');
  expect(body.querySelector('h2')).toHaveTextContent('一');
});

const CODE =
  '<div class="code-block"><div class="code-head">JavaScript<button>复制</button></div>' +
  '<pre data-lang="js"><code class="hljs"><span class="hljs-keyword">if</span> (a)\n  b();</code></pre></div>';

it('code keeps its blanks and lines where white space is not kept, and is plain where the platform colours it', () => {
  const { body } = pasted(CODE);
  const code = body.querySelector('pre > code');
  expect(code?.querySelectorAll('br')).toHaveLength(1);
  expect(code?.textContent).toBe('if\u00a0(a)\u00a0\u00a0b();');
  expect(body.textContent).not.toContain('复制');
  const plain = pasted(CODE, 'zhihu').body.querySelector('pre');
  expect(plain).toHaveAttribute('lang', 'js');
  expect(plain?.textContent).toBe('if (a)\n  b();');
});

const LINKS =
  '<p>看<a href="https://a.example/x">文档</a>、<a href="https://a.example/x">再看</a>，' +
  '<a href="https://mp.weixin.qq.com/s/1">前一篇</a>，<a href="https://b.example/">https://b.example/</a>，' +
  '<a href="#h-a">上文</a><sup><a href="#u-fn-1">1</a></sup></p>' +
  '<section class="footnotes"><h2>脚注</h2><ol><li id="u-fn-1"><p>出处 <a href="#u-fnref-1">↩</a></p></li></ol></section>';

it('links that cannot be pressed there and footnotes are numbered in one row and listed at the end', () => {
  const { body, references } = pasted(LINKS);
  expect(references).toBe(2);
  expect([...body.querySelectorAll('a')].map(({ href }) => href)).toEqual(['https://mp.weixin.qq.com/s/1']);
  const [first, , ...listed] = [...body.querySelectorAll('p')].map(({ textContent }) => textContent.trim());
  expect(first).toBe('看文档[1]、再看[1]，前一篇，https://b.example/，上文[2]');
  expect(listed).toEqual(['[1] 文档：https://a.example/x', '[2] 出处']);
});

it('links stay links where they can be pressed', () => {
  const { body, references } = pasted(LINKS, 'zhihu');
  expect(references).toBe(1);
  expect(body.querySelectorAll('a[href^="https:"]')).toHaveLength(4);
});

it('tasks are signs, inner lists stand beside their item, and a picture keeps its address alone', () => {
  const { body } = pasted(
    '<ul><li><input type="checkbox" checked disabled>好<ul><li>里</li></ul></li></ul>' +
      '<p><a class="article-image" href="/p.png"><img src="/p.png" alt="图" loading="lazy" width="300"></a></p>',
  );
  expect(body.querySelector('ul > ul > li')).toHaveTextContent('里');
  expect(body.querySelector('li')).toHaveTextContent('☑ 好');
  const picture = body.querySelector('img');
  expect(picture?.getAttributeNames().sort()).toEqual(['alt', 'src', 'style']);
  expect(picture).toHaveAttribute('src', new URL('/p.png', location.href).href);
  expect(picture?.getAttribute('style')).toContain('width: 300px');
});

it('a mixed colour is written as older editors know it', () => {
  expect(plainColour('color(srgb 0.5 0 1 / 0.08)')).toBe('rgba(128, 0, 255, 0.08)');
  expect(plainColour('1px solid color(srgb 1 1 1)')).toBe('1px solid rgb(255, 255, 255)');
});
