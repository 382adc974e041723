import { API_PREFIX } from '@/lib/config/api';
import { expect, test } from '@/e2e/fixtures';
import { rawExchange } from '@/e2e/raw-socket';
import { seed } from '@/e2e/seed';
import { visit } from '@/e2e/visit';

/** Console messages about what is refused. */
test.use({ expectedProblems: /Content Security Policy|sandbox|status of 403/ });

const ask = (line: string, more = '') => `${line} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n${more}\r\n`;

for (const line of [
  'OPTIONS *',
  'OPTIONS /',
  'TRACE /',
  'PUT /',
  'DELETE /post/x',
  'PATCH /search',
  'POST /',
  'PROPFIND /',
  'GET http://elsewhere.test/x',
  'GET https://elsewhere.test/',
  'GET *',
]) {
  test(`“${line}” is refused`, async ({ baseURL }) => {
    const answer = await rawExchange(baseURL, ask(line, line.startsWith('P') ? 'Content-Length: 0\r\n' : ''));
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toMatch(/location:/i);
  });
}

test("the framework's image optimizer is disabled", async ({ request }) => {
  expect((await request.get('/_next/image?url=%2Ffavicon.ico&w=64&q=75')).status()).toBe(404);
});

for (const path of [
  `${API_PREFIX}/articles/articleinfo?id=${seed.article.unknown.id}`,
  `${API_PREFIX}/no/such/call`,
  '/upload/uploadFile',
]) {
  test(`the API's answer to ${path} is sandboxed when it is opened as a page`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
  });
}

test('an address of the API is neither a page nor a picture, and is not even asked', async ({ page, api, baseURL }) => {
  const address = `${baseURL}${API_PREFIX}/unit/verificatecode`;
  await visit(page, '/');
  await api.forgetRequests();
  const picture = page.waitForResponse(address);
  await page.evaluate((src) => void Object.assign(new Image(), { src }), address);
  expect((await picture).status()).toBe(403);
  expect((await page.goto(address))?.status()).toBe(403);
  expect(await api.requests('/unit/verificatecode')).toEqual([]);
});

test('shared caches keep a page for a minute, a 404 for half a minute', async ({ request }) => {
  const cacheControl = async (path: string) => (await request.get(path)).headers()['cache-control'];
  expect(await cacheControl(`/post/${seed.article.rich.id}`)).toBe('public, s-maxage=60, stale-while-revalidate=86400');
  expect(await cacheControl('/setting/profile')).toBe('public, s-maxage=60, stale-while-revalidate=86400');
  expect(await cacheControl(`/post/${seed.article.unknown.id}`)).toMatch(/^public, s-maxage=(?:30|[12]?\d)$/);
  expect(await cacheControl('/search?value=React')).toContain('no-store');
});
