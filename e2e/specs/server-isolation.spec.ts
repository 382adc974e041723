import { expect, test } from '@/e2e/fixtures';
import { ownSite } from '@/e2e/own-site';
import { seed } from '@/e2e/seed';
import { startOwnSite } from '@/e2e/servers';

const MARKER = 'SECRET42MARKER';

/** Every kind of address that is cached, and some that are not. */
const addresses = [
  '/',
  '/?category=1',
  '/?sort=hot&page=2',
  '/sharecircle',
  '/sharecircle?block=2',
  '/rank',
  '/feedback',
  `/post/${seed.article.rich.id}`,
  `/post/${seed.article.rich.id}/print`,
  `/user/${seed.user.zhou.id}`,
  `/user/${seed.user.zhou.id}/article`,
  '/setting/profile',
  '/notification/im',
  '/writecenter',
  '/set-resume',
  '/set-resume/preview/1',
  '/browse-history',
  '/search?value=React',
  '/rss',
  '/sitemap.xml',
  '/nothing-here',
];

/** Headers that servers, frameworks and proxies have been known to trust. */
const headers = {
  cookie: `ACCESS_TOKEN=${MARKER}; other=${MARKER}`,
  'user-agent': MARKER,
  referer: `https://elsewhere.test/${MARKER}`,
  'accept-language': MARKER,
  'x-forwarded-host': `${MARKER}.test`,
  'x-forwarded-for': MARKER,
  'x-forwarded-proto': MARKER,
  'x-original-url': `/${MARKER}`,
  'x-matched-path': `/${MARKER}`,
  'x-invoke-path': `/${MARKER}`,
  'x-request-id': MARKER,
  // The router's, as the router never sends them.
  rsc: 'x',
  'next-router-prefetch': '1',
  'next-router-state-tree': MARKER,
  'next-url': `/${MARKER}`,
  'content-security-policy': `script-src 'nonce-${MARKER}'`,
  'content-security-policy-report-only': `script-src 'nonce-${MARKER}'`,
};

const withMarker = (address: string) =>
  `${address}${address.includes('?') ? '&' : '?'}code=${MARKER}&state=gitee.${MARKER}&utm_source=${MARKER}&_rsc=${MARKER}`;

const site = ownSite();

for (const address of addresses) {
  test(`headers and cookies of one visitor of ${address} never reach another visitor`, async ({ request }) => {
    // Not cached yet: the page is rendered for this request.
    const first = await request.get(`${site.url}${withMarker(address)}`, { headers, maxRedirects: 0 });
    expect(await first.text(), 'not even to the visitor').not.toContain(MARKER);
    expect(JSON.stringify(first.headers())).not.toContain(MARKER);

    for (const second of [
      await request.get(`${site.url}${address}`),
      await request.get(`${site.url}${address}`, { headers: { rsc: '1' } }),
    ]) {
      expect(await second.text()).not.toContain(MARKER);
      expect(JSON.stringify(second.headers())).not.toContain(MARKER);
    }
  });
}

test('what the router of one browser asks with never reaches another visitor', async ({ request, servers }) => {
  const fresh = await startOwnSite(servers.apiUrl);
  const tree = ['', { children: [MARKER, { children: ['__PAGE__', {}] }] }, null, null, true];
  const router = {
    rsc: '1',
    'next-url': `/${MARKER}`,
    'next-router-state-tree': encodeURIComponent(JSON.stringify(tree)),
  };
  for (const address of ['/', '/rank', '/sharecircle', `/post/${seed.article.rich.id}`, `/user/${seed.user.zhou.id}`]) {
    // Not cached yet: the page is rendered for this request.
    const first = await request.get(`${fresh.url}${withMarker(address)}`, { headers: router });
    expect(first.headers()['content-type']).toContain('text/x-component');
    for (const second of [
      await request.get(`${fresh.url}${address}`),
      await request.get(`${fresh.url}${address}`, { headers: { rsc: '1' } }),
    ]) {
      expect(second.status()).toBe(200);
      expect(await second.text()).not.toContain(MARKER);
      expect(JSON.stringify(second.headers())).not.toContain(MARKER);
    }
  }
  await fresh.stop();
});

test('the 404 page does not repeat the path', async ({ request }) => {
  for (const path of [`/${MARKER}`, `/post/${MARKER}`, `/user/${MARKER}`, `/rank/${MARKER}/x`]) {
    const response = await request.get(`${site.url}${path}`);
    expect(response.status()).toBe(404);
    expect(await response.text()).not.toContain(MARKER);
  }
});

test('what no route matches never shows the path that another visitor asked for', async ({ request }) => {
  await request.get(`${site.url}/invite/${MARKER}`);
  await request.get(`${site.url}/invite/${MARKER}?_rsc=${MARKER}`, { headers: { rsc: '1' } });
  const second = await request.get(`${site.url}/somewhere-else?_rsc=x`, { headers: { rsc: '1' } });
  expect(await second.text()).not.toContain(MARKER);
});

test('the OAuth callback page is no-store', async ({ request }) => {
  const response = await request.get(`${site.url}/oauth/callback?code=${MARKER}&state=gitee.${'0'.repeat(32)}`);
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'unsafe-none',
  });
  expect(await response.text()).not.toContain(MARKER);
});
