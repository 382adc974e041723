import { beforeEach, expect, it, vi } from 'vitest';
import { issueToken } from '@/mocks/handlers/access';
import { userNamed } from '@/mocks/testing';
import { startContractApi } from '@/test/contract';

const request = vi.hoisted(() => ({ token: undefined as string | undefined, revalidatePath: vi.fn() }));
vi.mock('next/cache', () => ({ revalidatePath: request.revalidatePath }));
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => (request.token === undefined ? undefined : { value: request.token }) }),
}));
vi.mock('next/server', () => ({ after: (task: () => void) => task() }));

startContractApi();
beforeEach(() => {
  vi.resetModules();
  request.revalidatePath.mockClear();
});

it.each([undefined, '', 'forged'])('a caller with %j as their session refreshes no page', async (token) => {
  const { refreshOwnPages } = await import('./profile');
  request.token = token;
  await refreshOwnPages();
  expect(request.revalidatePath).not.toHaveBeenCalled();
});

it('a member’s own public pages are revalidated, and nobody else’s', async () => {
  const { refreshOwnPages } = await import('./profile');
  const { id } = userNamed('demouser');
  request.token = issueToken(userNamed('demouser'));
  await refreshOwnPages();
  const paths = request.revalidatePath.mock.calls.map(([path]) => String(path));
  expect(paths).toContain(`/user/${id}`);
  expect(paths.filter((path) => path.startsWith('/user/') && !path.startsWith(`/user/${id}`))).toEqual([]);
});
