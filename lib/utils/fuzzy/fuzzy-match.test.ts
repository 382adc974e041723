import { describe, expect, it } from 'vitest';
import { createFuzzyIndex } from './fuzzy-match';
import { splitByRanges } from './highlight';
import { readingsOf } from './pinyin';

const TOOLS = [
  { name: 'Visual Studio Code', details: '微软开源的代码编辑器 code.visualstudio.com' },
  { name: 'React', details: '用组件构建用户界面的 JavaScript 库 react.dev' },
  { name: 'Next.js', details: 'React 全栈框架 nextjs.org' },
  { name: 'TypeScript 演练场', details: '在线写 TypeScript www.typescriptlang.org' },
  { name: 'GitHub Copilot', details: '编辑器里的结对编程助手 github.com' },
  { name: 'Git', details: '分布式版本控制系统 git-scm.com' },
  { name: 'Learn Git Branching', details: '闯关 learngitbranching.js.org' },
  { name: '通义灵码', details: '阿里云的智能编码助手 lingma.aliyun.com' },
  { name: '语雀', details: '团队知识库 www.yuque.com' },
  { name: '阮一峰的网络日志', details: '科技爱好者周刊 www.ruanyifeng.com' },
  { name: 'LeetCode 力扣', details: '算法题库 leetcode.cn' },
  { name: 'regex101', details: '正则表达式测试与解释 regex101.com' },
  { name: 'v0', details: '用文字描述生成界面代码 v0.app' },
  { name: '重庆旅行', details: '' },
  { name: 'C++ Insights', details: 'cppinsights.io' },
  { name: 'Café', details: '' },
  { name: 'Vue 3 中文文档', details: '' },
  { name: '绿色银行', details: '' },
];
const index = createFuzzyIndex(TOOLS, (tool) => tool, readingsOf);
const find = (typed: string) => index.search(typed, 6).map(({ item }) => item.name);
const marked = (typed: string) =>
  index
    .search(typed, 1)
    .flatMap(({ item, ranges }) => splitByRanges(item.name, ranges))
    .map(({ text, marked: isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

describe('what is typed of a name', () => {
  it.each([
    ['react', '[React]'],
    ['REA', '[Rea]ct'],
    ['ｒｅａｃｔ', '[React]'],
    ['code', 'Visual Studio [Code]'],
    ['script', 'Type[Script] 演练场'],
    ['eact', 'R[eact]'],
    ['nextjs', '[Next].[js]'],
    ['next-js', '[Next].[js]'],
    ['next.js', '[Next].[js]'],
    ['next js', '[Next].[js]'],
    ['studio visual', '[Visual] [Studio] Code'],
    ['101', 'regex[101]'],
    ['力扣', 'LeetCode [力扣]'],
    ['c++', '[C]++ Insights'],
  ])('%s finds %s', (typed, found) => expect(marked(typed)).toBe(found));
});

describe('the beginnings of its words', () => {
  it.each([
    ['vsc', '[V]isual [S]tudio [C]ode'],
    ['vscode', '[V]isual [S]tudio [Code]'],
    ['ts', '[T]ype[S]cript 演练场'],
    ['gc', '[G]itHub [C]opilot'],
    ['ghcop', '[G]it[H]ub [Cop]ilot'],
    ['lgb', '[L]earn [G]it [B]ranching'],
  ])('%s finds %s', (typed, found) => expect(marked(typed)).toBe(found));
});

describe('its pinyin', () => {
  it.each([
    ['tongyi', '[通义]灵码'],
    ['tylm', '[通义灵码]'],
    ['tyilingm', '[通义灵码]'],
    ['tong yi ling ma', '[通义灵码]'],
    ['yuq', '[语雀]'],
    ['wlrz', '阮一峰的[网络日志]'],
    ['likou', 'LeetCode [力扣]'],
    ['lclk', '[L]eet[C]ode [力扣]'],
    ['tsylc', '[T]ype[S]cript [演练场]'],
    ['chq', '[重庆]旅行'],
    ['zhongqing', '[重庆]旅行'],
    ['lvxing', '重庆[旅行]'],
    ['通yi', '[通义]灵码'],
    ['vue中文', '[Vue] 3 [中文]文档'],
    ['vuezw', '[Vue] 3 [中文]文档'],
  ])('%s finds %s', (typed, found) => expect(marked(typed)).toBe(found));

  it('is not known where the dictionary did not load: the rest is found all the same', () => {
    const without = createFuzzyIndex(
      TOOLS,
      (tool) => tool,
      () => [],
    );
    expect(without.search('tylm', 6)).toEqual([]);
    expect(without.search('灵码', 6).map(({ item }) => item.name)).toEqual(['通义灵码']);
    expect(without.search('vsc', 6).map(({ item }) => item.name)).toEqual(['Visual Studio Code']);
  });
});

describe('its pinyin as it sounds', () => {
  it.each([
    ['congqing', '[重庆]旅行'],
    ['yinghang', '绿色[银行]'],
    ['lüse', '[绿色]银行'],
    ['luse', '[绿色]银行'],
    ['chognqing', '[重庆]旅行'],
  ])('%s finds %s', (typed, found) => expect(marked(typed)).toBe(found));
});

it('a name with the same signs comes before one with the same letters', () => {
  expect(find('c++')[0]).toBe('C++ Insights');
});

it.each([
  ['raect', 'React'],
  ['reat', 'React'],
  ['visaul', 'Visual Studio Code'],
  ['branchnig', 'Learn Git Branching'],
])('a typo: %s finds %s', (typed, name) => expect(find(typed)).toEqual([name]));

it('a typo counts only where nothing else is found, and not in a short word', () => {
  expect(find('gut')).toEqual([]);
  expect(find('code')).toEqual(['Visual Studio Code', 'LeetCode 力扣']);
});

it('names come before descriptions, whole ones and beginnings before the rest, at most as many as wanted', () => {
  expect(find('git')).toEqual(['Git', 'GitHub Copilot', 'Learn Git Branching']);
  expect(find('编辑器')).toEqual(['GitHub Copilot', 'Visual Studio Code']);
  expect(find('react')).toEqual(['React', 'Next.js']);
  expect(find('全栈')).toEqual(['Next.js']);
  expect(find('javas')).toEqual(['React']);
  expect(find('avas'), 'within a word of a description').toEqual([]);
  expect(index.search('e', 2)).toHaveLength(2);
});

it('finds nothing for nothing, for what is nowhere, and where one of several words is nowhere', () => {
  for (const typed of ['', '  ', '没有这个', 'react 没有', '%%%', '.*']) expect(find(typed), typed).toEqual([]);
});
