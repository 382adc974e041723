import { expect, it } from 'vitest';
import { getUser } from '@/lib/domain/user/api';
import { seed } from '@/e2e/seed';
import { startContractApi } from '@/test/contract';
import { apiCalls } from './telemetry';

startContractApi();

it('a call of the API is told of with its path, and with the error that it ends with', async () => {
  const ended: unknown[] = [];
  apiCalls.watch(
    ({ path }) =>
      (error) =>
        void ended.push([path, error]),
  );
  await getUser(seed.user.zhou.id);
  const failure: unknown = await getUser('').catch((error: unknown) => error);
  expect(ended).toEqual([
    ['/users/userinfo', undefined],
    ['/users/userinfo', failure],
  ]);
});
