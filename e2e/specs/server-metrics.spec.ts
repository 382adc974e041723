import { expect, test } from '@/e2e/fixtures';
import { startOwnSite } from '@/e2e/servers';

test('what a reader does is in the metrics: requests, the cache, calls of the API, and what their browser measured', async ({
  servers,
  page,
  request,
}) => {
  const site = await startOwnSite(servers.apiUrl, { env: { VITALS_PERCENT: '100' } });
  const library = page.waitForEvent('response', {
    predicate: async (response) =>
      /\.js$/.test(response.url()) && /onLCP|largest-contentful-paint/.test(await response.text()),
  });
  await page.goto(site.url);
  await library;
  // The page is hidden when it is left.
  await page.goto(`${site.url}/tool`);
  const metrics = async () => (await request.get(`${site.url}/-/metrics`)).text();
  await expect.poll(metrics).toMatch(/^gimishare_field_ttfb_seconds_count\{kind="home"\} 1$/m);
  const text = await metrics();
  expect(text).toMatch(/^gimishare_http_requests_total\{kind="home",status="200"\} \d+$/m);
  expect(text).toMatch(/^gimishare_cache_lookups_total\{layer="micro",result="miss"\} \d+$/m);
  expect(text).toMatch(/^gimishare_renderings_total\{kind="home",result="kept"\} 1$/m);
  expect(text).toMatch(/^gimishare_api_calls_total\{call="\/articles",caller="page",outcome="ok"\} \d+$/m);
  expect(text).toMatch(/^gimishare_api_calls_total\{call="\/unit\/hot-news",caller="\w+",outcome="ok"\} \d+$/m);
  await site.stop();
});
