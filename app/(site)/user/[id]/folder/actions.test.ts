import { beforeEach, expect, it, vi } from 'vitest';
import { issueToken } from '@/mocks/handlers/access';
import { userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';

const request = vi.hoisted(() => ({ token: undefined as string | undefined, revalidatePath: vi.fn() }));
vi.mock('next/cache', () => ({ revalidatePath: request.revalidatePath }));
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => (request.token === undefined ? undefined : { value: request.token }) }),
}));
const tasks: unknown[] = [];
vi.mock('next/server', () => ({ after: (task: () => unknown) => tasks.push(task()) }));

/** The paths that are revalidated after the action's answer. */
async function refreshed(folderIds: unknown): Promise<unknown[]> {
  const { refreshOwnFolders } = await import('./actions');
  await refreshOwnFolders(folderIds);
  await Promise.all(tasks.splice(0));
  return request.revalidatePath.mock.calls.splice(0).flat();
}
const own = () => `/user/${userNamed('demouser').id}/folder`;

startContractApi();
beforeEach(() => {
  vi.resetModules();
  request.token = issueToken(userNamed('demouser'));
});

it("the folders that a member changed are revalidated below their own address, and nobody else's", async () => {
  expect(await refreshed(['f1', 'f2'])).toEqual([own(), `${own()}/f1`, `${own()}/f2`]);
});

it('forged arguments revalidate the list alone, and callers without a session nothing', async () => {
  expect(await refreshed(['../../../', 7, null, { id: 'f1' }])).toEqual([own()]);
  expect(await refreshed('f1')).toEqual([own()]);
  request.token = undefined;
  expect(await refreshed(['f1'])).toEqual([]);
});

it('one call revalidates twenty folders at most', async () => {
  expect(await refreshed(Array.from({ length: 500 }, (_, index) => `f${index}`))).toHaveLength(21);
});
