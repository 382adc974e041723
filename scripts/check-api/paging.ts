import { asRow, dataOf, envelopeOf, inWords, rowsOf } from './answers';
import { NothingToAsk } from './finding';
import type { Probe } from './noun';

const SIZE = 2;
const FAR = 100_000;
const CHANGE = 'lib/http/fields.ts';

const idsOf = (data: unknown): string =>
  rowsOf(data)
    .map(({ id }) => String(id))
    .join();

/** The known facts of pages, asked of one list. */
export function pagingProbes(path: string, query: Record<string, string> = {}): Probe[] {
  const page = (pageNo: number) => ({ path, query: { ...query, pageNo, pageSize: SIZE } });
  return [
    {
      of: 'known',
      says: `pages of ${path} begin with 1, hold as many rows as asked, and know the total`,
      isNeeded: true,
      without: 'rows are shown twice or never, and lists do not end',
      change: CHANGE,
      ask: async ({ send }) => {
        const first = dataOf(await send(page(1)));
        const { total, pageNo } = asRow(first);
        if (typeof total !== 'number') return `total is ${JSON.stringify(total)}`;
        if (rowsOf(first).length !== Math.min(SIZE, total)) {
          return `a page of ${SIZE} has ${rowsOf(first).length} rows of ${total}`;
        }
        if (pageNo !== undefined && Number(pageNo) !== 1)
          return `pageNo of the first page is ${JSON.stringify(pageNo)}`;
        if (total <= SIZE) throw new NothingToAsk(`${path} has ${total} rows in all`);
        const second = dataOf(await send(page(2)));
        return idsOf(second) === idsOf(first) ? 'page 2 is the same as page 1' : null;
      },
    },
    {
      of: 'known',
      says: `past its end ${path} is an empty list`,
      isNeeded: true,
      without: 'endless lists begin again, or end with a failure',
      change: CHANGE,
      ask: async ({ send }) => {
        const answer = await send(page(FAR));
        if (envelopeOf(answer)?.code !== '0') {
          // Is it the page that is refused, or the list?
          dataOf(await send(page(1)));
          return `answers ${inWords(answer)}`;
        }
        const count = rowsOf(dataOf(answer)).length;
        return count === 0 ? null : `page ${FAR} has ${count} rows`;
      },
    },
    {
      of: 'known',
      says: `page 0 of ${path} is refused`,
      without: 'nothing: the site never asks for it',
      change: CHANGE,
      ask: async ({ send }) => {
        const answer = await send(page(0));
        return envelopeOf(answer)?.code === '-1' ? null : `answers ${inWords(answer)}`;
      },
    },
  ];
}
