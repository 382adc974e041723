import { beforeEach, expect, it, vi } from 'vitest';
import { addFault } from '@/mocks/control/faults';
import { callsOf, startContractApi } from '@/test/contract';

startContractApi();
beforeEach(() => void vi.resetModules());

const PATH = '/statistics/userrank';
const answer = (count: number) => ({
  path: PATH,
  body: { code: '0', data: Array.from({ length: count }, (_, at) => ({ id: `u${at}`, nickname: `作者 ${at}` })) },
  times: 1,
});
const load = async (page: number) => (await import('./rank')).loadRankPage(page);

it('a full last page has no next one', async () => {
  addFault(answer(50));
  // The contract API ranks fewer than 51 authors.
  expect((await load(1)).hasNext).toBe(false);
  expect(callsOf(PATH).map(({ query }) => query)).toEqual([
    { pageNo: '1', pageSize: '50' },
    { pageNo: '51', pageSize: '1' },
  ]);
});

it('a full page has a next one where somebody is ranked behind it', async () => {
  addFault(answer(50));
  addFault(answer(1));
  expect((await load(2)).hasNext).toBe(true);
});

it('a page that is not full has none, and nobody is asked', async () => {
  addFault(answer(49));
  expect((await load(1)).hasNext).toBe(false);
  expect(callsOf(PATH)).toHaveLength(1);
});

it('a full page keeps its link where the API does not say what follows', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  addFault(answer(50));
  addFault({ path: PATH, status: 500, times: 1 });
  expect((await load(1)).hasNext).toBe(true);
});
