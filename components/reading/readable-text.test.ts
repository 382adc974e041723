import { beforeEach, describe, expect, it } from 'vitest';
import { readText } from './readable-text';

const MATH =
  '<math><semantics><mrow><mi>E</mi></mrow><annotation encoding="application/x-tex">E=mc^2</annotation></semantics></math>';

function article(html: string) {
  document.body.innerHTML = `<div id="root">${html}</div><footer>页脚</footer>`;
  const root = document.querySelector('#root') ?? document.body;
  return { root, read: readText(root) };
}
const words = (ranges: readonly Range[]) => ranges.map((range) => range.toString());

beforeEach(() => document.body.replaceChildren());

describe('the text of an article', () => {
  it('is what readers see: blocks as lines, white space once, formulas as their source, no buttons', () => {
    const { read } = article(
      `<h2 id="a">标题<a class="anchor" href="#a">链接</a></h2>\n<p>能量\n   是 ${MATH}，<b>质量</b>。</p>` +
        '<div class="code-block"><div class="code-head">JS<button>复制</button></div><pre><code>if (a) {\n  b();\n}</code></pre></div><ul><li>一</li><li>二</li></ul>',
    );
    expect(read.text.trim()).toBe('标题\n能量 是 $E=mc^2$，质量。\nif (a) {\n  b();\n}\n一\n二');
  });

  it('gives the ranges of a passage, none of them within a formula', () => {
    const { read } = article(`<p>能量是 ${MATH}，<b>质量</b>。</p>`);
    expect(words(read.rangesOf(0, read.text.length))).toEqual(['能量是 ', '，', '质量', '。']);
  });

  it('gives the passage of a selection, trimmed and within the article', () => {
    const { root, read } = article('<p>  先看这一段 </p><p>再看那一段</p>');
    const range = document.createRange();
    range.setStart(root.querySelector('p')?.firstChild ?? root, 4);
    range.setEndAfter(document.querySelector('footer') ?? root);
    const passage = read.passageOf(range);
    expect(read.text.slice(passage?.start, passage?.end)).toBe('这一段\n再看那一段');
    range.selectNode(document.querySelector('footer') ?? root);
    expect(read.passageOf(range)).toBeUndefined();
  });
});
