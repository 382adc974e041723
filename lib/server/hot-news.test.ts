import { expect, it, vi } from 'vitest';
import { addFault } from '@/mocks/control/faults';
import { startContractApi } from '@/test/contract';
import { loadHotNews } from './hot-news';

startContractApi();

const PATH = '/unit/hot-news';

it('a page comes with the news of the first source', async () => {
  expect(await loadHotNews()).toMatchObject({ type: 'itNews', loadedAt: expect.any(Number) });
});

it.each([
  ['slow', { delayMs: 60_000 }],
  ['not to be had', { status: 500 }],
  ['none', { body: { code: '0', data: [], message: '' } }],
])('news that are %s are left to the browser', async (_news, fault) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  addFault({ path: PATH, ...fault });
  expect(await loadHotNews()).toBeUndefined();
});
