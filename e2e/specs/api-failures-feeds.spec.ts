import { pageFailures } from '@/e2e/failures';
import { expect, test } from '@/e2e/fixtures';

for (const [index, [what, fault]] of Object.entries(pageFailures).entries()) {
  test(`a feed that is not cached is an error and not an empty page while the API ${what}`, async ({
    request,
    api,
  }) => {
    // A page of the feed that no other spec opens.
    const address = `/?sort=hot&page=${3 + index}`;
    await api.fault({ path: '/articles', ...fault });
    const failed = await request.get(address);
    expect(failed.status()).toBeGreaterThanOrEqual(500);
    expect(await failed.text()).toContain('重新加载');

    await api.heal();
    const recovered = await request.get(address);
    expect(recovered.status()).toBe(200);
    expect(await recovered.text()).toContain('role="feed"');
  });
}
