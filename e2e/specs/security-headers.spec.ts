import { API_PREFIX } from '@/lib/config/api';
import { expect, MISSING, test } from '@/e2e/fixtures';
import { pageKinds } from '@/e2e/page-kinds';
import { rawRequest } from '@/e2e/raw-request';
import { seed } from '@/e2e/seed';
import { visit } from '@/e2e/visit';

const required = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** One page for each kind of content security policy: hashes for cached pages, a nonce for others, and no scripts. */
const attacked: readonly string[] = [
  pageKinds['an article'],
  pageKinds['a search for articles'],
  pageKinds['a missing page'],
];

/** Console messages of the 404 page, and of everything that the policy blocks. */
test.use({ expectedProblems: new RegExp(`${MISSING.source}|Content Security Policy|none\\.png`) });

/** A server in front holds them in one buffer, with the address (deploy/nginx.conf). */
const MAX_HEADER_BYTES = 2_500;

for (const [kind, address] of Object.entries(pageKinds)) {
  test(`${kind} comes with its security headers, and few others`, async ({ request }) => {
    const response = await request.get(address);
    const headers = response.headers();
    const lines = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    expect(Buffer.byteLength(lines.join(''))).toBeLessThanOrEqual(MAX_HEADER_BYTES);
    expect(headers).toMatchObject(required);
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
    const policy = headers['content-security-policy'] ?? '';
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? '';
    expect(scripts).toContain("'self'");
    expect(scripts).not.toMatch(/unsafe|https?:|\*/);
    expect(scripts).toMatch(/'(sha256|nonce)-/);
    for (const directive of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"]) {
      expect(policy).toContain(directive);
    }
  });

  if (!attacked.includes(address)) continue;
  test(`a script that somebody injected into ${kind} does not run`, async ({ page }) => {
    await visit(page, address);
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.__injected = "script"';
      const image = document.createElement('div');
      image.innerHTML = '<img src="/none.png" onerror="window.__injected = \'handler\'">';
      const foreign = document.createElement('script');
      foreign.src = 'data:text/javascript,window.__injected="data"';
      const blocked = new Promise<number>((resolve) => {
        let violations = 0;
        document.addEventListener('securitypolicyviolation', () => {
          violations += 1;
          if (violations === 3) resolve(violations);
        });
      });
      document.body.append(script, image, foreign);
      const violations = await blocked;
      return { violations, injected: Reflect.get(window, '__injected') };
    });
    expect(ran).toEqual({ violations: 3, injected: undefined });
  });
}

test('files and the 404 page are sent with nosniff, too', async ({ request }) => {
  expect((await request.get('/robots.txt')).headers()['x-content-type-options']).toBe('nosniff');
  expect((await request.get('/nothing/here')).headers()['x-content-type-options']).toBe('nosniff');
});

test('the site proxies the API prefix @smoke', async ({ request }) => {
  const response = await request.get(`${API_PREFIX}/articles/articleinfo?id=${seed.article.unknown.id}`);
  expect(await response.json()).toMatchObject({ code: '0', data: null });
});

const hidden = [
  '/__control/state/users',
  `${API_PREFIX}/../../../__control/state/users`,
  `${API_PREFIX}/..%2f..%2f..%2f__control/state/users`,
  `${API_PREFIX}/%2e%2e/%2e%2e/%2e%2e/__control/state/users`,
  `${API_PREFIX}/..;/..;/__control/state/users`,
  `${API_PREFIX}/..\\..\\..\\__control/state/users`,
  `${API_PREFIX}%2f..%2f__control/state/users`,
  '/gimishare/api/v2/articles',
  '/gimishare/api',
  '/upload/uploadFile/../../__control/state/users',
  '/upload/other',
  '/upload/',
];

for (const path of hidden) {
  test(`the site does not proxy ${path}`, async ({ baseURL }) => {
    let answer = await rawRequest(baseURL, path);
    // A trailing or a backward slash is corrected by a redirect within the site.
    if (answer.location) answer = await rawRequest(baseURL, new URL(answer.location, baseURL).pathname);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('demouser');
  });
}
