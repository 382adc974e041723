import { expect, test } from '@/e2e/fixtures';
import { startOwnSite } from '@/e2e/servers';

test('what a reader does is in the metrics: requests, the cache, calls of the API, and what their browser measured', async ({
  servers,
  page,
  request,
}) => {
  const site = await startOwnSite(servers.apiUrl, { env: { VITALS_PERCENT: '100' } });
  const metrics = async () => (await request.get(`${site.url}/-/metrics`)).text();
  // The library is loaded when the page is idle, and nothing shows that it is there: a page that is left too early is opened again.
  await expect(async () => {
    await page.goto(site.url);
    await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)));
    // The page is hidden when it is left.
    await page.goto(`${site.url}/tool`);
    expect(await metrics()).toMatch(/^gimishare_field_ttfb_seconds_count\{kind="home"\} [1-9]/m);
  }).toPass();
  const text = await metrics();
  expect(text).toMatch(/^gimishare_http_requests_total\{kind="home",status="200"\} [1-9]/m);
  expect(text).toMatch(/^gimishare_cache_lookups_total\{layer="micro",result="miss"\} [1-9]/m);
  expect(text).toMatch(/^gimishare_renderings_total\{kind="home",result="kept"\} [1-9]/m);
  expect(text).toMatch(/^gimishare_api_calls_total\{call="\/articles",caller="page",outcome="ok"\} [1-9]/m);
  await site.stop();
});
