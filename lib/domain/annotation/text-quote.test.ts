import { describe, expect, it } from 'vitest';
import { findQuote, quoteAt } from './text-quote';

const TEXT = [
  '浏览器的渲染分为几个阶段：解析、样式计算、布局、绘制和合成。',
  '布局会让浏览器停下来重新计算几何信息，因此读写要分开。',
  '合成只在合成线程上进行，所以动画应当只用 transform 和 opacity。',
  '因此读写要分开，这一点怎么强调都不为过。',
].join('\n');

const quote = (words: string, from = 0) => {
  const start = TEXT.indexOf(words, from);
  return quoteAt(TEXT, start, start + words.length);
};
const wordsAt = (text: string, selector: ReturnType<typeof quote>) => {
  const found = findQuote(text, selector);
  return found && { words: text.slice(found.start, found.end), changed: found.changed };
};

describe('a quoted passage', () => {
  it('is found where it was, and after text was added before it', () => {
    const selector = quote('动画应当只用 transform 和 opacity');
    expect(wordsAt(TEXT, selector)).toEqual({ words: selector.exact, changed: false });
    expect(wordsAt(`${'新的一段。\n'.repeat(50)}${TEXT}`, selector)).toEqual({ words: selector.exact, changed: false });
  });

  it('is told from equal words by what stands around it, wherever that has moved', () => {
    const words = '因此读写要分开';
    const second = quote(words, TEXT.indexOf(words) + 1);
    const moved = `${TEXT.split('\n').toReversed().join('\n')}`;
    expect(findQuote(TEXT, second)?.start).toBe(TEXT.lastIndexOf(words));
    expect(findQuote(moved, second)?.start).toBe(0);
  });

  it('is found when its author changed some of its words, which is said', () => {
    const selector = quote('布局会让浏览器停下来重新计算几何信息，因此读写要分开。');
    const edited = TEXT.replace('停下来重新计算几何信息', '停下，重新计算几何').replace('解析、', '解析 HTML、');
    expect(wordsAt(edited, selector)).toEqual({
      words: '布局会让浏览器停下，重新计算几何，因此读写要分开。',
      changed: true,
    });
  });

  it('is gone when it was removed, and a short one is not taken for the same words elsewhere', () => {
    const removed = TEXT.split('\n')
      .filter((_, line) => line !== 2)
      .join('\n');
    expect(wordsAt(removed, quote('合成只在合成线程上进行，所以动画应当只用 transform'))).toBeUndefined();
    const short = quote('动画');
    expect(wordsAt('一个讲动画电影的网站，与渲染没有关系。', short)).toBeUndefined();
  });

  it('is looked for in a long text without a wait that is felt', () => {
    const long = Array.from({ length: 4_000 }, (_, line) => `第 ${line} 行：${TEXT.slice(line % 50, 60)}`).join('\n');
    const selector = quoteAt(long, 90_000, 92_000);
    const edited = long.replaceAll('1 行', '一行');
    expect(findQuote(edited, selector)?.changed).toBe(true);
  });
});
