import { describe, expect, it } from 'vitest';
import { splitByKeywords, splitByRanges } from './highlight';

const marked = (text: string, ...keywords: string[]) =>
  splitByKeywords(text, keywords).map((run) => (run.marked ? `[${run.text}]` : run.text));

describe('highlighting keywords', () => {
  it('marks every match and keeps the text whole', () => {
    expect(marked('React 与 react 的区别', 'REACT')).toEqual(['[React]', ' 与 ', '[react]', ' 的区别']);
  });

  it('prefers the longer of two keywords that begin alike', () => {
    expect(marked('浏览器渲染', '浏览', '浏览器')).toEqual(['[浏览器]', '渲染']);
  });

  it('takes characters of patterns as they are', () => {
    expect(marked('a.b c++ (x)', '.', 'c++', '(x)')).toEqual(['a', '[.]', 'b ', '[c++]', ' ', '[(x)]']);
  });

  it('leaves html as text', () => {
    expect(marked('<b>粗</b>', '<b>')).toEqual(['[<b>]', '粗</b>']);
  });

  it('does not cut an emoji apart', () => {
    expect(marked('好👍🏽的', '👍🏽')).toEqual(['好', '[👍🏽]', '的']);
  });

  it('marks nothing without keywords', () => {
    expect(marked('文章', '', '  ')).toEqual(['文章']);
    expect(splitByKeywords('', ['x'])).toEqual([]);
  });
});

it('ranges are marked, those side by side or one over the other together', () => {
  const runs = splitByRanges('通义灵码 Code', [
    [0, 1],
    [1, 2],
    [5, 9],
    [6, 7],
  ]);
  expect(runs.map((run) => (run.marked ? `[${run.text}]` : run.text))).toEqual(['[通义]', '灵码 ', '[Code]']);
  expect(splitByRanges('文', [])).toEqual([{ text: '文', marked: false }]);
});
