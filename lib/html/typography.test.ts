import { describe, expect, test } from 'vitest';
import { checkTypography, type TypographyChange } from './typography';

function applyEdits(text: string, edits: TypographyChange['edits']): string {
  let result = '';
  let at = 0;
  for (const { start, end, by } of edits.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    result += text.slice(at, start) + by;
    at = end;
  }
  return result + text.slice(at);
}

const mended = (markdown: string) =>
  applyEdits(
    markdown,
    checkTypography(markdown).flatMap(({ edits }) => edits),
  );

describe('changes', () => {
  test.each([
    ['使用Vue3开发', '使用 Vue3 开发'],
    ['共100%的C++代码和C#代码', '共 100% 的 C++ 代码和 C# 代码'],
    ['使用`code`时和$x$时', '使用 `code` 时和 $x$ 时'],
    ['**中文**abc和中文**abc**', '**中文** abc 和中文 **abc**'],
    ['看[Vue](https://a.example/中文a)文档', '看 [Vue](https://a.example/中文a) 文档'],
    ['你好,世界!真的?是的.', '你好，世界！真的？是的。'],
    ['Vue, 然后`b`;好', 'Vue，然后 `b`；好'],
    ['你好, 世界; 作者:Tom', '你好，世界；作者：Tom'],
    ['中文(说明)之后', '中文（说明）之后'],
    ['他说"你好"。', '他说“你好”。'],
    ['你好 ，世界。 好', '你好，世界。好'],
    ['真的吗？？？好！！好。。', '真的吗？好！好。'],
    ['然后...然后。。。然后…完', '然后……然后……然后……完'],
    ['第１２章ＡＢ', '第 12 章 AB'],
    ['> 引用Vue\n> 第二行Vue,好', '> 引用 Vue\n> 第二行 Vue，好'],
    ['- 列表Vue\n  续行Vue', '- 列表 Vue\n  续行 Vue'],
    ['| 表Vue | b |\n| --- | --- |\n| 格Vue | c |', '| 表 Vue | b |\n| --- | --- |\n| 格 Vue | c |'],
    ['$$a\nb$$\n\n公式之后Vue', '$$a\nb$$\n\n公式之后 Vue'],
    ['行末有两个空格,  \n下一行', '行末有两个空格，  \n下一行'],
  ])('%j becomes %j', (markdown, result) => expect(mended(markdown)).toBe(result));
});

describe('left alone', () => {
  test.each([
    '`中文code,中文`',
    '```\n中文code,中文\n```',
    '    缩进code中文',
    '$x_{中文a}$ $$\n\\text{中文a}\n$$',
    '[中文](https://a.example/中文a,b)',
    '<https://a.example/中文a> https://a.example/b',
    '![图a](图a.png)',
    '<code>中文a</code> <span title="中文a">字</span>',
    '<div>\n中文a,中文\n</div>',
    '---\ntitle: 中文a,中文\n---\n\n正文',
    '[^注1]: 脚注\n\n字[^注1]',
    '时间 10:30，版本 1.2.3，a, b! c?',
    '好的:smile: 好:)',
    '见图.png 和转义\\*a\\*',
    '标签#前端 和 @某人',
    '他说：“好。”——然后……走了。',
    '',
  ])('%j', (markdown) => expect(mended(markdown)).toBe(markdown));
});

test('a second check finds nothing more', () => {
  const once = mended('使用Vue,React开发(很快)。。。**重点**a,`b`好!!\n\n## 标题A\n\n1. 项目Ｂ');
  expect(checkTypography(once)).toEqual([]);
});

test('changes tell their kind and line, and those beside each other are one', () => {
  expect(checkTypography('好\n\n使用Vue时,好')).toMatchObject([
    { kind: 'space', line: 2, edits: [{ by: ' ' }, { by: ' ' }] },
    { kind: 'punctuation', line: 2, edits: [{ by: '，' }] },
  ]);
});

test('a very long text is looked through in proportion, and a thousand changes are told', () => {
  expect(checkTypography('使用Vue开发,然后。。好\n\n'.repeat(5_000))).toHaveLength(1_000);
});
