import { describe, expect, it } from 'vitest';
import { pageBreaks, type PageBlock } from './page-breaks';

const ROOM = { firstBottom: 100, height: 90 };

/** Stacks blocks: numbers are block heights, 'heading' a heading. */
function stack(...heights: (number | 'heading')[]): PageBlock[] {
  let bottom = 0;
  return heights.map((height) => {
    const top = bottom;
    bottom += height === 'heading' ? 10 : height;
    return { top, bottom, keepsWithNext: height === 'heading' };
  });
}

describe('the pages of a resume', () => {
  it('are one where everything fits, to the last pixel', () => {
    expect(pageBreaks([], ROOM)).toEqual([]);
    expect(pageBreaks(stack(40, 60), ROOM)).toEqual([]);
    expect(pageBreaks(stack(40, 60.4), ROOM)).toEqual([]);
  });

  it('break before the block that would cross', () => {
    expect(pageBreaks(stack(40, 50, 20, 70, 1, 90, 5), ROOM)).toEqual([2, 4, 5, 6]);
  });

  it('take headings to the page of what they are of', () => {
    expect(pageBreaks(stack(60, 'heading', 'heading', 40), ROOM)).toEqual([1]);
    expect(pageBreaks(stack(95, 'heading', 20), ROOM)).toEqual([1]);
  });

  it('leave headings where no page has room for both', () => {
    expect(pageBreaks(stack(60, 'heading', 85), ROOM)).toEqual([1, 2]);
    expect(pageBreaks(stack('heading', 95, 5), ROOM)).toEqual([1, 2]);
  });

  it('give a block that is taller than a page one of its own', () => {
    expect(pageBreaks(stack(10, 200, 10), ROOM)).toEqual([1, 2]);
    expect(pageBreaks(stack(200, 200), ROOM)).toEqual([1]);
  });

  it('do not part what stands side by side', () => {
    const blocks = [
      { top: 0, bottom: 80, keepsWithNext: false },
      { top: 80, bottom: 90, keepsWithNext: true },
      { top: 80, bottom: 120, keepsWithNext: false },
      { top: 120, bottom: 130, keepsWithNext: false },
    ];
    expect(pageBreaks(blocks, ROOM)).toEqual([1]);
  });

  it('show every block once, in order, none beyond the foot of a page and no heading alone there', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let round = 0; round < 2_000; round += 1) {
      const heights = Array.from({ length: 1 + random(60) }, () => (random(4) === 0 ? 'heading' : 1 + random(70)));
      const blocks = stack(...heights);
      const breaks = pageBreaks(blocks, ROOM);
      const bounds = [0, ...breaks, blocks.length];
      expect(bounds).toEqual([...new Set(bounds)].toSorted((one, other) => one - other));
      bounds.slice(0, -1).forEach((start, page) => {
        const shown = blocks.slice(start, bounds[page + 1]);
        const top = shown[0]?.top ?? 0;
        const last = shown.at(-1);
        if (shown.length > 1) expect(last?.bottom ?? 0).toBeLessThanOrEqual(page === 0 ? 100 : top + 90);
        const isLastPage = page === bounds.length - 2;
        if (!isLastPage && last?.keepsWithNext) expect(shown.every(({ keepsWithNext }) => keepsWithNext)).toBe(true);
      });
    }
  });
});
