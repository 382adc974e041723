import { describe, expect, it } from 'vitest';
import { chaptersBeside, chaptersOf } from './chapters';
import { menu } from './testing';

const ids = (chapters: readonly { id: string }[]) => chapters.map(({ id }) => id);

describe('the chapters of a menu', () => {
  it('come in reading order, those of groups in their place, each once', () => {
    expect(ids(chaptersOf(menu))).toEqual(['a', 'b', 'c', 'd']);
    expect(chaptersOf([])).toEqual([]);
  });

  it('have the name of the first entry where one is listed twice', () => {
    const twice = [
      { id: 'a', title: '开始', chapters: [] },
      { id: 'a', title: '又一次', chapters: [] },
    ];
    expect(chaptersOf(twice)).toEqual([{ id: 'a', title: '开始' }]);
  });

  it('have neighbours across groups, and none beyond the ends', () => {
    const chapters = chaptersOf(menu);
    expect(chaptersBeside(chapters, 'b')).toMatchObject({ previous: { id: 'a' }, next: { id: 'c' } });
    expect(chaptersBeside(chapters, 'a').previous).toBeUndefined();
    expect(chaptersBeside(chapters, 'd').next).toBeUndefined();
    expect(chaptersBeside(chapters, 'x')).toEqual({ previous: undefined, next: undefined });
  });
});
