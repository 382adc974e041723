import { chromium } from '@playwright/test';
import fs from 'node:fs';
import { mkdtempSync } from 'node:fs';
import { freePort, stopAll } from './scripts/processes.mjs';
import { startContractApi, startSite, DEFAULT_SETTINGS } from './scripts/servers.mjs';
const HZ = 100;
const stat = (pid) => { try { const s = fs.readFileSync(`/proc/${pid}/stat`, 'utf8'); const f = s.slice(s.lastIndexOf(')') + 2).split(' '); return { ppid: +f[1], cpu: (+f[11] + +f[12]) / HZ, }; } catch { return null; } };
const all = () => { const m = new Map(); for (const d of fs.readdirSync('/proc')) if (/^\d+$/.test(d)) { const s = stat(d); if (s) m.set(+d, s); } return m; };
const tree = (root) => { const m = all(); let sum = 0; const walk = (p) => { sum += m.get(p)?.cpu ?? 0; for (const [q, s] of m) if (s.ppid === p) walk(q); }; walk(root); return sum; };
const api = startContractApi(await freePort());
const site = startSite(await freePort(), { apiUrl: api.url, pages: mkdtempSync('/tmp/pp-'), env: { ...DEFAULT_SETTINGS } });
await Promise.all([api.ready, site.ready]);
const feed = await (await fetch(`${api.url}/gimishare/api/v1/articles?pageNo=1&pageSize=10&sort=hot`)).json();
const post = `/post/${feed.data.list[0].id}`;
const session = async () => (await (await fetch(`${api.url}/__control/session`, { method: 'POST', body: JSON.stringify({ username: 'demouser' }), headers: { 'content-type': 'application/json' } })).json()).token;
for (const a of ['/', post, '/']) await fetch(site.url + a);
const variants = {
  base: {},
  trace: { trace: true },
  reduced: { context: { reducedMotion: 'reduce' } },
  shared: { shared: true },
  flags: { args: ['--disable-gpu', '--disable-features=Translate,BackForwardCache,PaintHolding', '--disable-extensions'] },
};
const only = process.argv.slice(2);
for (const [name, v] of Object.entries(variants)) {
  if (only.length && !only.includes(name)) continue;
  const browser = await chromium.launchServer({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-background-networking', ...(v.args ?? [])] });
  const b = await chromium.connect(browser.wsEndpoint());
  const N = 8;
  for (const [what, path, member] of [['blank', null], ['home', '/', false], ['post', post, false], ['post member', post, true], ['write', '/writecenter', true]]) {
    let c0, t0, times; const ps = { browser: browser.process().pid, site: site.child.pid, api: api.child.pid, self: process.pid };
    const own = () => Object.fromEntries(Object.entries(ps).map(([k, p]) => [k, k === 'self' ? stat(p).cpu : tree(p)]));
    const shared = v.shared ? await b.newContext() : null;
    for (let i = -1; i < N; i++) {
      if (i === 0) { c0 = own(); t0 = Date.now(); times = {}; }
      const add = (k, t) => { if (i >= 0) times[k] = (times[k] ?? 0) + (Date.now() - t) / N; };
      let t = Date.now();
      const ctx = shared ?? await b.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 }, ...(v.context ?? {}) });
      if (v.trace) await ctx.tracing.start({ screenshots: false, snapshots: true, sources: true });
      if (member) await ctx.addCookies([{ name: 'ACCESS_TOKEN', value: await session(), url: site.url, sameSite: 'Lax' }]);
      const page = await ctx.newPage(); add('page', t);
      if (path) {
        t = Date.now(); await page.goto(site.url + path); add('load', t);
        t = Date.now(); await page.locator('html[data-hydrated]').waitFor({ state: 'attached' }); add('hydrate', t);
        t = Date.now(); for (let k = 0; k < 4; k++) await page.getByRole('banner').getByRole('link').first().hover().catch(() => {}); add('4 hovers', t);
        t = Date.now(); await page.waitForTimeout(500);
      }
      t = Date.now();
      if (v.trace) await ctx.tracing.stop({}); 
      if (shared) await page.close(); else await ctx.close(); add('close', t);
    }
    const c1 = own();
    console.log(name.padEnd(8), what.padEnd(12), 'wall', ((Date.now() - t0) / N).toFixed(0), 'cpu ms:', Object.keys(ps).map((k) => `${k} ${((c1[k] - c0[k]) * 1000 / N).toFixed(0)}`).join(' '), '|', Object.entries(times).map(([k, t]) => `${k} ${t.toFixed(0)}`).join(' '));
  }
  await b.close(); await browser.close();
}
await stopAll(); process.exit(0);
