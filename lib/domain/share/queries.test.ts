import { describe, expect, it } from 'vitest';
import { firstSharePage, nextSharePage, type SharePageParam } from './queries';

function rowsOf(total: number, from = 1): number[] {
  const rows: number[] = [];
  for (let page: SharePageParam | undefined = firstSharePage(from); page; page = nextSharePage({ total }, page)) {
    const start = (page.pageNo - 1) * page.pageSize;
    for (let row = start; row < Math.min(total, start + page.pageSize); row += 1) rows.push(row);
  }
  return rows;
}

describe('the pages of the feed', () => {
  it('are 10 rows at first and 20 after', () => {
    expect(nextSharePage({ total: 100 }, firstSharePage(1))).toEqual({ pageNo: 1, pageSize: 20 });
    expect(nextSharePage({ total: 100 }, { pageNo: 1, pageSize: 20 })).toEqual({ pageNo: 2, pageSize: 20 });
  });

  it.each([0, 1, 9, 10, 11, 19, 20, 21, 40, 41, 200])('hold every one of %i rows', (total) => {
    expect([...new Set(rowsOf(total))]).toEqual(Array.from({ length: total }, (_, row) => row));
  });

  it.each([2, 3, 4])('hold every row from the address of page %i on', (from) => {
    const first = (from - 1) * 10;
    const rows = new Set(rowsOf(57, from).filter((row) => row >= first));
    expect(rows).toEqual(new Set(Array.from({ length: 57 - first }, (_, row) => first + row)));
  });
});
