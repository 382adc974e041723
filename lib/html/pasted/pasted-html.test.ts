// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { htmlToMarkdown, isRichHtml } from './pasted-html';

describe('pasted html', () => {
  test.each([
    ['<h2>小节</h2><p>一段<b>粗</b>和<i>斜</i></p>', '## 小节\n\n一段**粗**和*斜*'],
    ['<ul><li>甲<ul><li>乙</li></ul></li><li>丙</li></ul>', '- 甲\n  - 乙\n- 丙'],
    ['<ol start="3"><li>甲</li><li>乙</li></ol>', '3. 甲\n4. 乙'],
    ['<pre class="language-ts"><code>const a = 1;\n</code></pre>', '```ts\nconst a = 1;\n```'],
    [
      '<table><tr><th>名</th><th>值</th></tr><tr><td>a|b</td><td>一<br>二</td></tr></table>',
      '| 名 | 值 |\n| --- | --- |\n| a\\|b | 一<br>二 |',
    ],
    ['<b style="font-weight:normal"><p>正<span style="font-weight:700">粗</span></p></b>', '正**粗**'],
    [
      '<p>图<img src="https://a.example/1.png" alt="说明"><img src="file:///C:/x.png"></p>',
      '图![说明](https://a.example/1.png)',
    ],
    ['<p><del>旧</del><script>alert(1)</script><style>p{}</style></p>', '~~旧~~'],
    [
      `<p class=MsoNormal>首段<o:p></o:p></p>
       <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·  </span>甲</p>
       <p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o  </span>乙</p>
       <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·  </span>丙</p>
       <h1>标题</h1>
       <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>一</p>`,
      '首段\n\n- 甲\n  - 乙\n- 丙\n\n# 标题\n\n1. 一',
    ],
  ])('%s becomes Markdown', (html, markdown) => {
    expect(htmlToMarkdown(html).markdown).toBe(markdown);
  });

  test.each([
    ['<p>甲<strong>乙</strong></p>', true],
    ['<p class="MsoNormal">甲</p>', true],
    ['<p><span style="white-space: pre-wrap; font-weight: 700"><b>甲</b></span></p>', true],
    ['<pre>x</pre><p>一段<b>粗</b></p>', true],
    ['<p>H<sub>2</sub>O</p>', true],
    ['<meta charset="utf-8"><span>甲</span>', false],
    ['<div style="font-family: Menlo; white-space: pre;"><span style="color:#f00">const <b>a</b></span></div>', false],
    ['<html><body><pre style="font-family:Menlo">x</pre></body></html>', false],
    [
      '<html><head><meta http-equiv="content-type" content="text/html"></head><body><pre>x<br>y</pre></body></html>',
      false,
    ],
  ])('%s is rich: %s', (html, rich) => {
    expect(isRichHtml(html)).toBe(rich);
  });
});
