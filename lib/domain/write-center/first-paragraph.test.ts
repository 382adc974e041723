import { expect, it } from 'vitest';
import { charactersIn } from '@/lib/utils/characters-in';
import { DESCRIPTION_MAX } from './writing-limits';
import { firstParagraph } from './first-paragraph';

it('takes the first paragraph that has words, without its marks', () => {
  const html = '<h1>标题</h1><p><img src="a.png"></p><p>先看<strong>结论</strong>：A &lt; B。</p><p>第二段</p>';
  expect(firstParagraph(html)).toBe('先看 结论 ：A < B。');
});

it('is as long as a description may be, and empty without a paragraph', () => {
  expect(charactersIn(firstParagraph(`<p>${'字'.repeat(300)}</p>`))).toBe(DESCRIPTION_MAX);
  expect(firstParagraph('<pre>代码</pre>')).toBe('');
});
