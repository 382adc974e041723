import { beforeEach, expect, it, vi } from 'vitest';
import { db } from '@/mocks/db';
import { issueToken } from '@/mocks/handlers/access';
import { givenShares, userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';

const request = vi.hoisted(() => ({ token: undefined as string | undefined, revalidatePath: vi.fn() }));
vi.mock('next/cache', () => ({ revalidatePath: request.revalidatePath }));
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => (request.token === undefined ? undefined : { value: request.token }) }),
}));
const tasks: unknown[] = [];
vi.mock('next/server', () => ({ after: (task: () => unknown) => tasks.push(task()) }));

async function refreshed(id: unknown): Promise<unknown[]> {
  const { refreshShare } = await import('./share');
  await refreshShare(id);
  await Promise.all(tasks.splice(0));
  return request.revalidatePath.mock.calls.splice(0).flat();
}
const plant = () => givenShares().id;

startContractApi();
beforeEach(() => {
  vi.resetModules();
  request.token = issueToken(userNamed('demouser'));
});

it('a share that changed is revalidated, and one that is gone with its picture and the share circle that listed it', async () => {
  const id = plant();
  expect(await refreshed(id)).toEqual([`/sharecircle/${id}`]);
  db.shares.delete(id);
  expect(await refreshed(id)).toEqual(
    expect.arrayContaining([`/sharecircle/${id}`, `/sharecircle/${id}/og.png`, '/sharecircle']),
  );
});

it('forged arguments and callers without a session refresh nothing, and nobody refreshes without end', async () => {
  for (const id of [undefined, 7, '', '../user', { id: plant() }]) expect(await refreshed(id)).toEqual([]);
  const ids = Array.from({ length: 12 }, plant);
  const paths = [];
  for (const id of ids) paths.push(...(await refreshed(id)));
  expect(paths).toHaveLength(10);
  request.token = undefined;
  expect(await refreshed(plant())).toEqual([]);
});
