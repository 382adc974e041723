/**
 * More than one process: instances of the site with one page cache in Redis behind nginx. Requests per second beside a
 * file that nginx sends, how often a page is rendered, and what readers notice of failures.
 */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { startNginx } from '../scripts/nginx.mjs';
import { exitOf, freePort, residentMegabytes, stopAll } from '../scripts/processes.mjs';
import { startRedis } from '../scripts/redis.mjs';
import { DEFAULT_SETTINGS, startContractApi, startSite } from '../scripts/servers.mjs';
import { ROOT } from '../scripts/toolchain.mjs';
import { budgets } from './budgets.mjs';
import { mean, ratio } from './figures.mjs';
import { load } from './load.mjs';
import { report } from './report.mjs';
import { failuresDuring } from './steady-load.mjs';
import { warmPage } from './world.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS || 15);
/** How often each is measured, for so many seconds in all. */
const ROUNDS = 6;
const INSTANCES = 4;
const PAGES = 30;
const API = '/gimishare/api/v1';

/** @typedef {ReturnType<typeof startSite>} Instance */

/** Headers that nginx gives a file itself. */
const OWN_HEADERS = ['cache-control', 'connection', 'content-', 'date', 'etag', 'keep-alive', 'x-content-type-options'];

/**
 * A page's compressed body, and the headers that a file lacks.
 * @param {string} url
 * @returns {Promise<{ body: Buffer, headers: Record<string, string> }>}
 */
async function sentBytes(url) {
  const answer = await new Promise((resolve, reject) => {
    http.get(url, { headers: { 'accept-encoding': 'gzip' } }, resolve).on('error', reject);
  });
  const chunks = await answer.toArray();
  const headers = Object.entries(answer.headers).filter(([name]) => !OWN_HEADERS.some((own) => name.startsWith(own)));
  return { body: Buffer.concat(chunks), headers: Object.fromEntries(headers) };
}

/** The files of the build as nginx sends them, and a page's bytes in one more. @param {Buffer} page compressed */
function staticFiles(page) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-static-'));
  fs.chmodSync(directory, 0o755);
  const files = path.join(directory, '_next/static');
  fs.cpSync(path.join(ROOT, '.next/static'), files, { recursive: true });
  fs.writeFileSync(path.join(files, 'page.html'), gunzipSync(page));
  fs.writeFileSync(path.join(files, 'page.html.gz'), page);
  return directory;
}

/** @param {string} apiUrl @returns {Promise<string[]>} */
async function articlePaths(apiUrl) {
  const answer = await fetch(`${apiUrl}${API}/articles?pageNo=1&pageSize=${PAGES}&sort=new`);
  const { data } = await answer.json();
  return data.list.map((/** @type {{ id: string }} */ { id }) => `/post/${id}`);
}

/** How often the API was asked for an article. @param {string} apiUrl */
async function articleCalls(apiUrl) {
  const rows = await (await fetch(`${apiUrl}/__control/requests?path=/articles/articleinfo`)).json();
  return rows.length;
}

/**
 * All by turns, there and back again.
 * @param {Record<string, string>} urls
 */
async function compare(urls) {
  const names = Object.keys(urls);
  /** @type {Record<string, Awaited<ReturnType<typeof load>>[]>} */
  const runs = {};
  for (const name of names) {
    await load(urls[name] ?? '', 2);
    runs[name] = [];
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      runs[name]?.push(await load(urls[name] ?? '', SECONDS / ROUNDS));
    }
  }
  return (/** @type {string} */ name) => {
    const all = runs[name] ?? [];
    return {
      perSecond: mean(all.map(({ perSecond }) => perSecond)),
      wrong: all.reduce((sum, { wrong }) => sum + wrong, 0),
      clientBusy: Math.max(...all.map(({ clientBusy }) => clientBusy)),
    };
  };
}

export async function scale() {
  const redis = await startRedis();
  const api = startContractApi(await freePort());
  await api.ready;
  const ports = await Promise.all(Array.from({ length: INSTANCES }, freePort));
  const pages = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-pages-'));
  const env = { ...DEFAULT_SETTINGS, REDIS_URL: redis.url, TRUST_PROXY: '1', MICRO_CACHE_MB: '0' };
  const launch = (/** @type {number} */ port) =>
    startSite(port, { apiUrl: api.url, pages, siteUrl: 'http://127.0.0.1', env });
  /** @type {Instance[]} */
  const instances = [];
  for (const port of ports) {
    const instance = launch(port);
    await instance.ready;
    instances.push(instance);
  }
  const paths = await articlePaths(api.url);
  /** @type {import('./report.mjs').Row[]} */
  const rows = [];

  // Cold pages, asked of every instance at once; not of one that is still starting.
  for (const { url } of instances) await warmPage(`${url}/rank`);
  const before = await articleCalls(api.url);
  for (const target of paths) await Promise.all(instances.map(async ({ url }) => (await fetch(url + target)).text()));
  const renderings = ((await articleCalls(api.url)) - before) / paths.length;
  rows.push({
    what: `renderings of a new page asked of ${INSTANCES} instances at once`,
    value: renderings.toFixed(2),
    budget: '≤ 1',
    ok: renderings <= 1,
  });
  rows.push({
    what: 'memory of an instance',
    value: `${Math.round(mean(instances.map(({ child }) => residentMegabytes(child.pid))))} MB`,
  });

  // A site of its own, with the answers that it keeps itself.
  const alone = startSite(await freePort(), {
    apiUrl: api.url,
    pages: fs.mkdtempSync(path.join(pages, 'alone-')),
    siteUrl: 'http://127.0.0.1',
    env: DEFAULT_SETTINGS,
  });
  await alone.ready;
  await warmPage(`${alone.url}/`);
  const [first, second] = ports;
  await warmPage(`${instances[0]?.url}/`);
  // The floor sends as many bytes as the page has, those of its headers included.
  const home = await sentBytes(`${instances[0]?.url}/`);
  const files = staticFiles(home.body);
  const apiPort = Number(new URL(api.url).port);
  const behind = (/** @type {number[]} */ sites) =>
    startNginx({ sites, api: apiPort, staticFiles: files, fileHeaders: home.headers });
  const one = await behind([Number(first)]);
  const two = await behind([Number(first), Number(second)]);
  const four = await behind(ports);
  for (const { url } of [one, two, four]) await warmPage(`${url}/`);
  const figures = await compare({
    process: `${alone.url}/`,
    one: `${one.url}/`,
    two: `${two.url}/`,
    four: `${four.url}/`,
    file: `${two.url}/_next/static/page.html`,
  });
  await stopAll([alone.child]);
  const file = figures('file');
  const part = await fetch(`${instances[0]?.url}${paths[0]}`, { headers: { rsc: '1' } });
  await part.arrayBuffer();
  const routerPart = await load(part.url, SECONDS / ROUNDS, 'rsc: 1');
  rows.push({
    what: 'a part of an article for the browser’s router, which nobody keeps, requests/s of one process',
    value: `${Math.round(routerPart.perSecond)} (${routerPart.wrong} wrong)`,
  });
  for (const [name, what] of Object.entries({
    process: 'one process, without nginx',
    one: 'one instance behind nginx',
    two: 'two instances behind nginx',
    four: 'four instances behind nginx',
  })) {
    const { perSecond, wrong, clientBusy } = figures(name);
    const share = perSecond / file.perSecond;
    const isBudgeted = name !== 'process';
    rows.push({
      what: `home, requests/s: ${what}`,
      value: `${Math.round(perSecond)} (${ratio(share)}, client ${Math.round(clientBusy * 100)} % busy, ${wrong} wrong)`,
      floor: `${Math.round(file.perSecond)} (a file of the same bytes)`,
      ...(isBudgeted && {
        budget: `≥ ${ratio(budgets.scale.fileRatio)}`,
        ok: share >= budgets.scale.fileRatio && wrong === 0,
      }),
    });
  }
  await Promise.all([one.stop(), four.stop()]);

  const restart = async (/** @type {number} */ at, /** @type {NodeJS.Signals} */ signal) => {
    const instance = instances[at];
    if (!instance) return;
    instance.child.kill(signal);
    await exitOf(instance.child);
    await pause(1_000);
    instances[at] = launch(ports[at] ?? 0);
    await instances[at].ready;
  };
  const trials = {
    'an instance is killed (SIGKILL) and started again': () => restart(0, 'SIGKILL'),
    'both instances are restarted, one after the other (SIGTERM)': async () => {
      await restart(0, 'SIGTERM');
      await restart(1, 'SIGTERM');
    },
    'Redis is killed, empty and started again': async () => {
      await redis.kill();
      await pause(3_000);
      await redis.restart();
      await pause(2_000);
    },
    'Redis answers nothing for three seconds': async () => {
      await redis.client.sendCommand(['CLIENT', 'PAUSE', '3000', 'ALL']);
      await pause(5_000);
    },
    'the memory of Redis is full': async () => {
      await redis.client.configSet('maxmemory', '1');
      await pause(3_000);
      await redis.client.configSet('maxmemory', '0');
    },
  };
  for (const [what, during] of Object.entries(trials)) {
    const urls = ['/', ...paths].map((target) => two.url + target);
    const { failed, asked, slowest } = await failuresDuring(urls, async () => {
      await pause(1_000);
      await during();
      await pause(1_000);
    });
    rows.push({
      what: `${what}: failed of ${asked} requests`,
      value: `${failed} (slowest ${Math.round(slowest)} ms)`,
      budget: '0',
      ok: failed === 0,
    });
  }
  await two.stop();
  await stopAll([...instances.map(({ child }) => child), api.child]);
  await redis.stop();
  for (const directory of [pages, files]) fs.rmSync(directory, { recursive: true, force: true });
  return report('scale', rows);
}
