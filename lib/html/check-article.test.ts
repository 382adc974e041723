import { describe, expect, test } from 'vitest';
import { checkArticle } from './check-article';

const check = (...lines: string[]) => checkArticle(lines.join('\n'), 'https://site.example');
const found = (...lines: string[]) => check(...lines).findings.map(({ rule, line }) => `${line} ${rule}`);

test('a text with nothing to mend has no findings', () => {
  const findings = found(
    '# 一\n## 二\n### 三\n## 四',
    '![一张图](https://a.example/1.png) [链接](https://a.example) [站内](/post/1) [小节](#三) https://a.example/b',
    '<a id="处"></a>[到处](#处) 脚注[^1] <mailto:a@b.example> $a[1](2)$ `![](x)`',
    '```js\n1\n```\n\n$$\na\n$$\n\n```mermaid\ngraph TD\n```\n\n[^1]: 说明\n',
  );
  expect(findings).toEqual([]);
});

describe('pictures', () => {
  test.each([
    ['![](https://a.example/1.png)', ['0 picture without alt']],
    ['![image.png](https://a.example/1.png)', ['0 picture named like a file']],
    ['![截图 2024-01-02 10.00.01](https://a.example/1.png)', ['0 picture named like a file']],
    ['![1](https://a.example/1.png)', ['0 picture named like a file']],
    ['![图](http://a.example/1.png)', ['0 picture over http']],
    ['![图](./img/1.png)', ['0 picture without address']],
    ['![图]()', ['0 picture without address']],
    ['![图](javascript:1)', ['0 picture without address']],
    ['字\n\n<div>\n\n<img src="https://a.example/1.png">\n</div>', ['4 picture without alt']],
    ['<p>\n字\n<img src="http://a.example/1.png" alt="图"></p>', ['2 picture over http']],
    ['![图][a]\n\n[a]: ../1.png', ['0 picture without address']],
  ])('%j', (markdown, rules) => expect(found(markdown)).toEqual(rules));

  test('those to load are listed once, with their first line', () => {
    expect(check('字', '![图](https://a.example/1.png)', '![图](https://a.example/1.png)').pictures).toEqual([
      { src: 'https://a.example/1.png', line: 1 },
    ]);
  });
});

describe('headings', () => {
  test.each([
    ['# 一\n### 二\n## 三', ['1 heading jump']],
    ['### 先', ['0 heading jump']],
    ['## 一\n### 二\n\n#### 三\n## 四', []],
    ['一\n===\n\n##### 二', ['3 heading jump']],
    ['## 一\n\n## ', ['2 empty heading']],
    ['正文[^1]\n\n[^1]: 说明', []],
  ])('%j', (markdown, rules) => expect(found(markdown)).toEqual(rules));
});

describe('links and code', () => {
  test.each([
    ['[字]()', ['0 link without address']],
    ['[字](https://)', ['0 link without address']],
    ['[字](#)', ['0 link without address']],
    ['[字](javascript:alert(1))', ['0 link without address']],
    ['[字](./b.md)', ['0 link without address']],
    ['<a href="">字</a>', ['0 link without address']],
    ['## 有\n\n[字](#没有) [字](#有)', ['2 link to no heading']],
    ['[](https://a.example)', ['0 link without words']],
    ['[![图](https://a.example/1.png)](https://a.example)', []],
    ['字\n\n```\nconst a = 1;\n```', ['2 code without language']],
    ['字\n\n    const a = 1;', ['2 code without language']],
  ])('%j', (markdown, rules) => expect(found(markdown)).toEqual(rules));

  test('a fragment is shown as it was written', () => {
    expect(check('[字](#没有)').findings).toMatchObject([{ excerpt: '#没有' }]);
  });

  test('a line is that of the source, whatever display formulas precede it', () => {
    expect(found('$$a', 'b$$', '', '后面 $$c$$', '', '[字]()')).toEqual(['5 link without address']);
  });
});

test('a text with thousands of findings lists the first two hundred', () => {
  expect(found('![](https://a.example/1.png)\n\n'.repeat(1_000))).toHaveLength(200);
});
