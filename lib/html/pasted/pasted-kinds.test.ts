// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderMarkdown } from '@/lib/html/markdown';
import { htmlToMarkdown } from './pasted-html';

/** Title, what a clipboard holds, the Markdown that it becomes. */
const CLIPBOARDS: readonly (readonly [title: string, html: string, markdown: string])[] = [
  [
    'code of an IDE keeps its lines, which are breaks',
    '<html><head><meta charset="UTF-8"></head><body><pre style="color:#a9b7c6"><span style="color:#cc7832">class </span>Demo {<br>    int a = 1;<br>}</pre></body></html>',
    '```\nclass Demo {\n    int a = 1;\n}\n```',
  ],
  [
    'code of WeChat has an element for each line',
    '<pre><code>line 1</code><code></code><code>line&nbsp;&nbsp;3</code></pre>',
    '```\nline 1\n\nline  3\n```',
  ],
  [
    'blocks and list items in code are lines',
    '<pre><ol><li>a</li><li>  b</li></ol></pre><pre><div>a</div><div><br></div>\n<div>b</div></pre><pre><p>甲</p><p>乙</p></pre>',
    '```\na\n  b\n```\n\n```\na\n\nb\n```\n\n```\n甲\n乙\n```',
  ],
  [
    'line numbers beside code are no code',
    '<figure class="highlight java"><table><tr><td class="gutter"><pre>1<br>2</pre></td><td class="code"><pre>int a;<br>int b;<br></pre></td></tr></table></figure>',
    '```java\nint a;\nint b;\n```',
  ],
  [
    'the language of code is known from classes and attributes, also of our own blocks, whose label is not copied',
    '<div class="highlight-source-shell"><pre>ls</pre></div><pre data-lang="go">go</pre><pre><code class="lang-js">js</code></pre>' +
      '<div class="code-block"><pre tabindex="0" data-lang="ts"><code class="hljs">ts\n</code></pre></div>' +
      '<div class="code-block"><div class="code-head">代码</div><pre><code class="hljs">x</code></pre></div>',
    '```shell\nls\n```\n\n```go\ngo\n```\n\n```js\njs\n```\n\n```ts\nts\n```\n\n```\nx\n```',
  ],
  ['code that holds a fence has a longer one', '<pre>a\n```\nb</pre>', '````\na\n```\nb\n````'],
  [
    'code within a cell stays in its line',
    '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td><pre>x | y\nz</pre></td></tr></table>',
    '| a | b |\n| --- | --- |\n| 1 | `x \\| y`<br>`z` |',
  ],
  [
    'signs of html stay text',
    '<p>写 <b>泛型</b> Array&lt;string&gt; 与 &lt;div&gt; 标签，实体写作 &amp;nbsp;，a &lt; b，AT&amp;T，<code>&lt;b&gt; &amp;nbsp;</code></p>',
    '写 **泛型** Array\\<string> 与 \\<div> 标签，实体写作 &amp;nbsp;，a < b，AT&T，`<b> &nbsp;`',
  ],
  [
    'names and addresses are not escaped',
    '<p>snake_case 与 _x_，https://example.com/some_page_x 和 <a href="https://example.com/a_b">https://example.com/a_b</a></p>',
    'snake_case 与 \\_x\\_，https://example.com/some_page_x 和 <https://example.com/a_b>',
  ],
  [
    'text that looks like marks stays text, at the start of a line only where it would be one',
    '<p># 井号<br>- 横线<br>1. 数字<br>气温 -5，共 $5，$HOME 和 $PATH</p><p><i>a</i>=1</p>',
    '\\# 井号\n\\- 横线\n1\\. 数字\n气温 -5，共 \\$5，\\$HOME 和 \\$PATH\n\n*a*=1',
  ],
  [
    'formulas of KaTeX come as TeX',
    '<p>设 <span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x2</span></span> 大于零，<strong>所以</strong>成立</p>' +
      '<span class="katex-display"><span class="katex"><math display="block"><semantics><mrow></mrow><annotation encoding="application/x-tex">\\sum_i x</annotation></semantics></math></span></span>',
    '设 $x^2$ 大于零，**所以**成立\n\n$$\n\\sum_i x\n$$',
  ],
  [
    'formulas of MathJax come as TeX, from their script or their MathML',
    '<p>见<mjx-container class="MathJax"><mjx-assistive-mml><math><mfrac><mi>a</mi><msup><mi>b</mi><mn>2</mn></msup></mfrac><mo>−</mo><mi>sin</mi><mi>x</mi></math></mjx-assistive-mml></mjx-container>与' +
      '<span class="MathJax_Preview"></span><span class="MathJax">ab</span><script type="math/tex">a_b</script>。</p><script type="math/tex; mode=display">c</script>',
    '见$\\frac{a}{b^{2}}-\\sin x$与$a_b$。\n\n$$\nc\n$$',
  ],
  [
    'formulas of Zhihu come as TeX',
    '<p>由<span class="ztext-math" data-eeimg="1" data-tex="E=mc^2"><span>E</span></span>得<img src="https://www.zhihu.com/equation?tex=a%2Bb" alt="a+b" eeimg="1"></p><p><img src="https://www.zhihu.com/equation?tex=c" alt="c\\\\" eeimg="1"></p>',
    '由$E=mc^2$得$a+b$\n\n$$\nc\n$$',
  ],
  [
    'formulas beside letters and in cells are still formulas',
    '<p>2<math><mi>π</mi></math>r</p><table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td><math display="block"><semantics><mi>x</mi><annotation encoding="application/x-tex">|x|</annotation></semantics></math></td></tr></table>',
    '2 $π$ r\n\n| a | b |\n| --- | --- |\n| 1 | $\\vert x\\vert$ |',
  ],
  [
    'merged cells keep the columns of the others',
    '<table><tr><th>区</th><th>市</th><th colspan="2">数</th></tr><tr><td rowspan="2">北</td><td>甲</td><td>1</td><td>2</td></tr><tr><td>乙</td><td>3</td><td>4</td></tr></table>',
    '| 区 | 市 | 数 |  |\n| --- | --- | --- | --- |\n| 北 | 甲 | 1 | 2 |\n|  | 乙 | 3 | 4 |',
  ],
  [
    'a table in a table is written once',
    '<table><tr><td><p>外</p><table><tr><td>内一</td><td>内二</td></tr></table></td></tr></table>' +
      '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td><table><tr><td>x</td><td>y</td></tr><tr><td>z</td></tr></table></td></tr></table>',
    '外\n\n| 内一 | 内二 |\n| --- | --- |\n\n| a | b |\n| --- | --- |\n| 1 | x y<br>z |',
  ],
  [
    'columns keep their alignment',
    '<table><tr><th align="left">a</th><th style="text-align: center">b</th><th class="align-right">c</th></tr><tr><td>1</td><td>2</td><td>3</td></tr></table>',
    '| a | b | c |\n| :--- | :---: | ---: |\n| 1 | 2 | 3 |',
  ],
  [
    'a list in a list belongs to the item before it',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><ul><li aria-level="1"><p>一</p></li><ul><li aria-level="2"><p>一之一</p></li><ol><li>深</li></ol></ul><li><p>二</p></li></ul></b>',
    '- 一\n  - 一之一\n    1. 深\n- 二',
  ],
  [
    'lists of Yuque, which wraps each level in lists of its own, become one',
    '<ul class="ne-ul"><li><span>甲</span></li></ul><ul class="ne-list-wrap"><ul ne-level="1" class="ne-ul"><li><span>内</span></li></ul></ul><ul class="ne-ul"><li>乙</li></ul>',
    '- 甲\n  - 内\n- 乙',
  ],
  [
    'buttons and numbers beside code of other sites are no code, and lines of a file on GitHub are',
    '<pre><div class="code-block-extension-header"><span>js</span><div>复制代码</div></div><code class="language-js">a\nb</code></pre>' +
      '<pre><code class="language-java">int a;<div class="hljs-button" data-title="复制">复制</div></code><ul class="pre-numbering"><li>1</li></ul></pre>' +
      '<table><tr><td class="blob-num"></td><td class="blob-code">if a:</td></tr><tr><td class="blob-num"></td><td class="blob-code">    b</td></tr></table>',
    '```js\na\nb\n```\n\n```java\nint a;\n```\n\n```\nif a:\n    b\n```',
  ],
  [
    'a list of lists in an item is one level',
    '<ul><li>甲</li><ul><ul><li>内</li></ul></ul><li>乙</li></ul>',
    '- 甲\n  - 内\n- 乙',
  ],
  [
    'tasks of Google Docs, without the pictures of their boxes, and of Feishu stay tasks',
    '<b style="font-weight:normal" id="docs-internal-guid-1"><ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,iVBORw0KGgo=" aria-roledescription="checkbox"><p>做完</p></li></ul></b>' +
      '<p>飞书</p><ul class="list-check1"><li data-list="done"><div>完</div></li></ul><ul class="list-check1"><li data-list="check"><div>没</div></li></ul>',
    '- [x] 做完\n\n飞书\n\n- [x] 完\n- [ ] 没',
  ],
  [
    'formulas of Yuque come as TeX',
    '<p>设 <img src="https://cdn.nlark.com/yuque/__latex/a.svg" alt="x^2"> <b>后</b></p>',
    '设 $x^2$ **后**',
  ],
  [
    'where a player stood is a link to it',
    '<p><b>看</b></p><iframe src="//player.example.com/1" title="演示"></iframe><video><source src="https://e.example/a.mp4"></video>',
    '**看**\n\n[嵌入内容：演示](https://player.example.com/1)[视频：https://e.example/a.mp4](https://e.example/a.mp4)',
  ],
  [
    'lists of Feishu become one, with their levels',
    '<div><ul class="list-bullet1"><li data-list="bullet"><div>甲</div></li></ul><ul class="list-bullet1"><li><div>乙</div></li></ul><ul class="list-bullet2"><li><div>内</div></li></ul>' +
      '<ol class="list-number1" start="1"><li><div>一</div></li></ol><ol class="list-number1" start="2"><li><div>二</div></li></ol></div>',
    '- 甲\n- 乙\n  - 内\n\n1. 一\n2. 二',
  ],
  [
    'items of several blocks keep them apart',
    '<ol><li><p>一</p><pre><code>a\n\nb</code></pre></li><li>二</li></ol>',
    '1. 一\n\n   ```\n   a\n\n   b\n   ```\n2. 二',
  ],
  [
    'code in an item of an inner list keeps its blank lines',
    '<ul><li><p>一</p><ul><li><p>内</p><pre><code>a\n\nb</code></pre><p>后</p></li></ul></li><li><p>二</p></li></ul>',
    '- 一\n  - 内\n\n    ```\n    a\n\n    b\n    ```\n\n    后\n- 二',
  ],
  [
    'numbers of headings and bold are not escaped, and two breaks are a paragraph',
    '<h2>1. 标题</h2><p><b>1. 粗</b><br><br>后<br>末</p>',
    '## 1. 标题\n\n**1. 粗**\n\n后\n末',
  ],
  [
    'an item goes on behind a list in it',
    '<ul><li>一<ul><li>内</li></ul>后</li><li><p>二</p><ol><li>内</li></ol><p>后</p></li></ul>',
    '- 一\n\n  - 内\n\n  后\n- 二\n\n  1. 内\n\n  后',
  ],
  [
    'blanks beside code and bars in cells stay',
    '<p>前<code>a</code> 中</p>\n<p><code>b</code> 后</p><table><tr><th>|</th></tr><tr><td><code>a||b</code></td></tr></table>',
    '前`a` 中\n\n`b` 后\n\n| \\| |\n| --- |\n| `a\\|\\|b` |',
  ],
  [
    'pictures of an article keep the size that their author gave them',
    '<p><a class="article-image" href="https://a.example/x.png"><img src="https://a.example/x.png" alt="图" width="480"></a><br><em>图一</em></p>',
    '<img src="https://a.example/x.png" alt="图" width="480"><br>*图一*',
  ],
  [
    'lazy pictures come with their address',
    '<p><img data-src="https://a.example/1.png" src="data:image/gif;base64,R0"><img src="https://a.example/placeholder.gif" data-original="https://a.example/2.jpg"><img src="data:," srcset="https://a.example/3.png 1x, https://a.example/4.png 2x"><img src="//a.example/5.png"></p>',
    '![](https://a.example/1.png)![](https://a.example/2.jpg)![](https://a.example/4.png)![](https://a.example/5.png)',
  ],
  [
    'pictures that lead to themselves come as pictures',
    '<p>看图</p><p><a class="article-image" href="https://img.example/a.png" data-zoom=""><img src="https://img.example/a.png" alt="图"></a></p>',
    '看图\n\n![图](https://img.example/a.png)',
  ],
  [
    'elements without a mark of Markdown stay html',
    '<p>水是 H<sub>2</sub>O，约 10<sup>6</sup> 个，<b>按</b> <kbd>Ctrl</kbd>，<mark>重</mark><u>线</u></p><details open><summary>点 &lt;开&gt;</summary><p>答<b>案</b></p></details>',
    '水是 H<sub>2</sub>O，约 10<sup>6</sup> 个，**按** <kbd>Ctrl</kbd>，<mark>重</mark><u>线</u>\n\n<details open>\n<summary>点 &lt;开></summary>\n\n答**案**\n\n</details>',
  ],
  [
    'line ends of the source are no blanks between Chinese',
    '<p class=MsoNormal>这是一段\r\n很长的<b>\n文字</b>，\n折了 a\nline</p>',
    '这是一段很长的**文字**，折了 a line',
  ],
  [
    'bold is written so that it works',
    '<p><b>注意：</b>不能<b>粗</b><b>细</b> a<b>(x)</b>b<b>末<br></b>行</p><strong><p>一</p><p>二</p></strong>',
    '**注意：**不能**粗细** a<strong>(x)</strong>b**末**\n行\n\n**一**\n\n**二**',
  ],
  [
    'anchors of headings are dropped, and a heading is one line',
    '<h2><a class="anchor" href="#x"><svg></svg></a>标<br>题</h2><div><h3>二</h3><a class="anchor" href="https://github.com/a#b"><svg></svg></a></div><h4>三<a href="#s">¶</a></h4>',
    '## 标 题\n\n### 二\n\n#### 三',
  ],
  [
    'alerts, tasks and footnotes come back as they were written',
    '<div class="alert alert-note"><p class="alert-title">注</p><p>内容<sup><a href="#u-fn-1" id="u-fnref-1">1</a></sup></p></div>' +
      '<ul><li><input type="checkbox" disabled checked> 做</li><li><input type="checkbox" disabled> 未做</li></ul>' +
      '<section class="footnotes"><h2>脚注</h2><ol><li id="u-fn-1"><p>注释 <a href="#u-fnref-1">↩</a></p></li></ol></section>',
    '> [!NOTE]\n> 内容[^1]\n\n- [x] 做\n- [ ] 未做\n\n[^1]: 注释',
  ],
  [
    'links around blocks are in each of them',
    '<a href="https://a.example/"><h3>题</h3><p>说</p></a><p><a href="https://link.zhihu.com/?target=https%3A//a.example/b">知</a><a href="javascript:;">无</a></p>',
    '### [题](https://a.example/)\n\n[说](https://a.example/)\n\n[知](https://a.example/b)无',
  ],
  [
    'text of WPS comes without its wrappers',
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{mso-style-name:正文;}</style></head><body><!--StartFragment--><p class=MsoNormal><span style="mso-spacerun:\'yes\';">从WPS<font face="宋体"> 里复制的文字，</font><b>加粗</b></span><span><o:p></o:p></span></p><!--EndFragment--></body></html>',
    '从WPS 里复制的文字，**加粗**',
  ],
  [
    'cells of Excel come as a table',
    '<html><head><style><!--.xl65{mso-number-format:"0%";}--></style></head><body><table border=0><!--StartFragment--><col width=72><tr height=19><td class=xl65>名称</td><td>占比</td></tr><tr><td>a|b</td><td align=right>50%</td></tr><!--EndFragment--></table></body></html>',
    '| 名称 | 占比 |\n| --- | --- |\n| a\\|b | 50% |',
  ],
];

test.each(CLIPBOARDS)('%s', (_title, html, markdown) => {
  expect(htmlToMarkdown(html).markdown).toBe(markdown);
});

/** Text within tags, as readers see it. */
const wordsOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent;

test.each([
  'Array<string> 与 <div>，&nbsp; &lt; &#60; a<b',
  '*星* _下划线_ `码` ~~删~~ [链](x) ![图](y) \\* C:\\Users\\_x',
  '# 井',
  '1. 一',
  '- 项',
  '> 引',
  '---',
  '| a | b |',
  '$a$ 与 $$b$$，$HOME 和 $PATH',
  '[^1] [x]: https://a.example',
  '++ == ::: <!-- 注 --> <?php ?>',
  '&amp;amp; &copy; &unknown',
])('the text %s is read as it was copied', (text) => {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  const bold = '<p><b>粗</b></p>';
  const { markdown } = htmlToMarkdown(paragraph.outerHTML + bold);
  expect(wordsOf(renderMarkdown(markdown).html).trim()).toBe(`${text}\n粗`);
});
