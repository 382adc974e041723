import { describe, expect, it } from 'vitest';
import { FIRST_FEED_PAGE, nextFeedPage, type FeedPage } from './queries';

/** Row numbers that the pages of a feed of `total` rows hold. */
function rowsOf(total: number): number[] {
  const rows: number[] = [];
  for (let page: FeedPage | undefined = FIRST_FEED_PAGE; page; page = nextFeedPage({ total }, page)) {
    const start = (page.pageNo - 1) * page.pageSize;
    for (let row = start; row < Math.min(total, start + page.pageSize); row += 1) rows.push(row);
  }
  return rows;
}

describe('the pages of the feed', () => {
  it('are 10 rows at first and 20 after', () => {
    expect(nextFeedPage({ total: 100 }, FIRST_FEED_PAGE)).toEqual({ pageNo: 1, pageSize: 20 });
    expect(nextFeedPage({ total: 100 }, { pageNo: 1, pageSize: 20 })).toEqual({ pageNo: 2, pageSize: 20 });
  });

  it.each([0, 1, 9, 10, 11, 19, 20, 21, 40, 41, 200])('hold every one of %i rows', (total) => {
    expect([...new Set(rowsOf(total))]).toEqual(Array.from({ length: total }, (_, row) => row));
  });
});
