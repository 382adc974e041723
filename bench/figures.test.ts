import { describe, expect, it } from 'vitest';
import { median, percentile } from './figures.mjs';
import { textLike } from './floor.mjs';
import { mainThreadTimes } from './hydration.mjs';
import { table } from './report.mjs';
import { scriptsOf } from './size.mjs';

describe('figures', () => {
  it('takes the middle, or the mean of the two middle ones', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 9])).toBe(3);
    expect(median([])).toBe(0);
  });

  it('takes the 99th percentile', () => {
    expect(
      percentile(
        Array.from({ length: 200 }, (_, index) => 200 - index),
        0.99,
      ),
    ).toBe(199);
    expect(percentile([], 0.99)).toBe(0);
  });

  it('leaves out columns that no row fills, and marks only what has a budget', () => {
    expect(table('part', [{ what: 'told', value: '1' }])).toEqual(['part   this site', 'told   1']);
    expect(table('part', [{ what: 'a', value: '2', budget: '≤ 1', ok: false }])[1]).toMatch(/✗ over budget$/);
  });
});

describe('scripts of a document', () => {
  it('are named once, in any order of attributes, without those for old browsers', () => {
    const html =
      '<script src="/a.js" async=""></script><script async src="/b.js?x=1&amp;y=2"></script>' +
      '<script src="/a.js"></script><script nomodule="" src="/old.js"></script><script>src="/c.js"</script>';
    expect(scriptsOf(html)).toEqual(['/a.js', '/b.js?x=1&y=2']);
  });
});

describe("the main thread's times", () => {
  const event = (name: string, tid: number, tdur: number, ph = 'X') => ({ name, ph, pid: 1, tid, tdur });

  it("are those of the thread that runs the page's scripts, in milliseconds", () => {
    const events = [
      event('ThreadControllerImpl::RunTask', 2, 90_000),
      event('ThreadControllerImpl::RunTask', 1, 30_000),
      event('EvaluateScript', 1, 8000),
      event('EvaluateScript', 1, 20_000),
      event('ThreadControllerImpl::RunTask', 1, 5000),
      event('EvaluateScript', 1, 70_000, 'I'),
    ];
    expect(mainThreadTimes(events)).toEqual({ start: 20, all: 35 });
  });

  it('are none without scripts', () => {
    expect(mainThreadTimes([])).toEqual({ start: 0, all: 0 });
  });
});

describe("the floor's text", () => {
  it('weighs what is wanted and holds nothing that React escapes', () => {
    expect(textLike('<p class="a">b & c</p>', 15)).toBe('(p class=*a*)b ');
    expect(textLike('中文', 4)).toBe('中');
  });
});
