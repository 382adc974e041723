import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { splitHead } from '@/lib/utils/source-head';
import { moveSection, outlineOf, stepOf } from './outline';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath);
/** The headings that the renderer's own parser finds at the root. */
const parsed = (text: string) => {
  const { body, bodyLine } = splitHead(text);
  return parser
    .parse(body)
    .children.flatMap((node) =>
      node.type === 'heading' ? [[node.depth, bodyLine + (node.position?.start.line ?? 0) - 1]] : [],
    );
};
const found = (text: string) => outlineOf(text).map(({ level, line }) => [level, line]);

test.each([
  ['levels and closing marks', '# 一\n\n## 二 ##\n\n文\n\n####### 七\n#无空格\n###### 六\n#\n'],
  ['fences', '```md\n# 不是\n```\n\n~~~~\n# 不是\n~~~\n# 不是\n~~~~\n# 是\n```a`b\n# 是\n'],
  ['a fence that is never closed', '# 一\n```\n# 不是\n'],
  ['setext headings', '一\n===\n\n二\n还是二\n---\n\n---\n\n- 项\n---\n\n> 引\n---\n文\n'],
  [
    'lists and quotes',
    '- 项\n  # 项里\n\n  ## 项里\n\n  ```\n  # 码\n  ```\n\n文\n\n# 是\n> # 引\n# 是\n1. 项\n# 是\n',
  ],
  [
    'html and comments',
    '<!-- 一\n# 不是\n-->\n# 是\n<div>\n# 不是\n\n# 是\n<pre>\n\n# 不是\n</pre>\n\n# 是\n<!-- 短 -->\n# 是\n<b>x</b>\n# 是\n',
  ],
  ['formulas', '$$\n# 不是\n$$\n\n# 是\n\n$$x$$\n# 是\n'],
  ['front matter and a rule', '---\ntitle: x\n# 注释\n---\n# 是\n\n---\n\n## 是\n'],
  ['a text that begins with a rule', '---\n# 是\n\n文\n\n---\n# 是\n'],
  ['front matter that is never closed', '---\ntitle: x\n# 是\n'],
  ['indented code', '    # 码\n\n文\n    # 文\n\n\t# 码\n\n   # 是\n'],
  ['carriage returns', '# 一\r\n\r\n```\r\n# 码\r\n```\r\n\r\n二\r\n---\r\n'],
])('finds the headings that readers see: %s', (_name, text) => {
  expect(found(text)).toEqual(parsed(text));
});

test('a title has no marks', () => {
  expect(outlineOf('## **粗** `码` [链接](https://a) 完 ##').map(({ title }) => title)).toEqual(['粗 码 链接 完']);
});

const TEXT = '开头\n\n# 甲\n\n甲文\n\n## 甲一\n\n一文\n\n## 甲二\n\n# 乙\n乙文';
const moved = (text: string, index: number, before: number) => {
  const move = moveSection(text, index, before);
  if (!move) return null;
  const lines = text.split(/\r?\n/);
  lines.splice(move.from, move.to - move.from, ...move.lines);
  expect(outlineOf(lines.join('\n')).map(({ line }) => line)).toContain(move.line);
  return lines.join('\n');
};

test('a section moves with all below it, between blank lines, and the rest of the text stays', () => {
  expect(moved(TEXT, 0, 4)).toBe('开头\n\n# 乙\n乙文\n\n# 甲\n\n甲文\n\n## 甲一\n\n一文\n\n## 甲二');
  expect(moved(TEXT, 3, 0)).toBe('开头\n\n# 乙\n乙文\n\n# 甲\n\n甲文\n\n## 甲一\n\n一文\n\n## 甲二');
  expect(moved(TEXT, 2, 1)).toBe('开头\n\n# 甲\n\n甲文\n\n## 甲二\n\n## 甲一\n\n一文\n\n# 乙\n乙文');
  expect(moved('# a\n# b\n', 1, 0)).toBe('# b\n\n# a\n');
  expect(moved('甲\r\n===\r\n\r\n# 乙\r\n', 0, 2)).toBe('# 乙\n\n甲\n===\n');
});

test('a section moves neither into itself nor to where it is', () => {
  expect([0, 1, 2, 3].map((place) => moveSection(TEXT, 0, place))).toEqual([null, null, null, null]);
  expect(moveSection(TEXT, 9, 0)).toBeNull();
});

test('one step leads before and after the neighbour, or out of the section above', () => {
  const sections = outlineOf(TEXT);
  expect(sections.map((_section, index) => stepOf(sections, index, 'up'))).toEqual([undefined, 0, 1, 0]);
  expect(sections.map((_section, index) => stepOf(sections, index, 'down'))).toEqual([4, 3, 4, undefined]);
});
