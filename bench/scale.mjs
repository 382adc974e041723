/**
 * More than one process: requests per second of instances of the site with one page cache in Redis behind nginx, beside
 * a file that nginx sends. What readers notice of failures is tested (`npm run test:scale`).
 */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { startNginx } from '../scripts/nginx.mjs';
import { freePort, residentMegabytes, stopAll } from '../scripts/processes.mjs';
import { startRedis } from '../scripts/redis.mjs';
import { DEFAULT_SETTINGS, startSite } from '../scripts/servers.mjs';
import { budgets } from './budgets.mjs';
import { figure, mean, percent, report, whole } from './figures.mjs';
import { inAll, load, loadByTurns } from './load.mjs';
import { fetchDocument, startWorld, warmPage } from './world.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS || 15);
const TURNS = 6;
const INSTANCES = 4;
/** Headers that nginx gives a file itself. */
const OWN_HEADERS = ['cache-control', 'connection', 'content-', 'date', 'etag', 'keep-alive', 'x-content-type-options'];

/** A page's compressed body, and the headers that a file lacks. */
async function sentBytes(url) {
  const answer = await new Promise((resolve, reject) => {
    http.get(url, { headers: { 'accept-encoding': 'gzip' } }, resolve).on('error', reject);
  });
  const body = Buffer.concat(await answer.toArray());
  const headers = Object.entries(answer.headers).filter(([name]) => !OWN_HEADERS.some((own) => name.startsWith(own)));
  return { body, headers: Object.fromEntries(headers) };
}

/** Writes a page and its compressed bytes where nginx looks for files of the build. */
function writePage(directory, page) {
  const files = path.join(directory, '_next/static');
  fs.chmodSync(directory, 0o755);
  fs.mkdirSync(files, { recursive: true });
  fs.writeFileSync(path.join(files, 'page.html'), gunzipSync(page));
  fs.writeFileSync(path.join(files, 'page.html.gz'), page);
}

export async function scale() {
  // It brings the contract API, and is the one process with the answers that it keeps itself.
  await using world = await startWorld();
  await using others = new AsyncDisposableStack();
  const redis = others.adopt(await startRedis(), ({ stop }) => stop());
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-scale-'));
  others.defer(() => fs.rmSync(directory, { recursive: true, force: true }));
  const apiUrl = world.api.url;
  const env = { ...DEFAULT_SETTINGS, REDIS_URL: redis.url, TRUST_PROXY: '1', MICRO_CACHE_MB: '0' };
  const options = { apiUrl, pages: path.join(directory, 'pages'), siteUrl: 'http://127.0.0.1', env };
  const ports = await Promise.all(Array.from({ length: INSTANCES }, freePort));
  const instances = [];
  for (const port of ports) {
    const instance = others.adopt(startSite(port, options), ({ child }) => stopAll([child]));
    await instance.ready;
    instances.push(instance);
  }
  const [first] = instances;
  const { list } = await world.api.call('/articles?pageNo=1&pageSize=30&sort=new');
  for (const { id } of list) await Promise.all(instances.map(({ url }) => fetchDocument(`${url}/post/${id}`)));
  const memory = mean(instances.map(({ child }) => residentMegabytes(child.pid)));

  // The file of the floor has as many bytes as the page, those of its headers included.
  await warmPage(`${first.url}/`);
  const home = await sentBytes(`${first.url}/`);
  writePage(directory, home.body);
  const nginx = { api: Number(new URL(apiUrl).port), staticFiles: directory, fileHeaders: home.headers };
  const urlBehind = async (count) => {
    const front = await startNginx({ ...nginx, sites: ports.slice(0, count) });
    return `${others.adopt(front, ({ stop }) => stop()).url}/`;
  };
  const [one, two, four] = [await urlBehind(1), await urlBehind(2), await urlBehind(4)];
  const urls = { process: `${world.url}/`, one, two, four, file: `${two}_next/static/page.html` };
  for (const url of [urls.process, one, two, four]) await warmPage(url);
  const runs = await loadByTurns(urls, { turns: TURNS, seconds: SECONDS / TURNS });

  const part = await fetch(`${first.url}/post/${list[0].id}`, { headers: { rsc: '1' } });
  await part.arrayBuffer();
  const router = await load(part.url, SECONDS / TURNS, 'rsc: 1');

  const floor = inAll(runs.file).perSecond;
  const row = (what, name, least) => {
    const { perSecond, wrong, clientBusy } = inAll(runs[name]);
    const note = `client ${percent(clientBusy)} busy, ${wrong} wrong`;
    const compared = figure(`home, requests/s: ${what}`, perSecond, whole, { floor, least, note });
    return { ...compared, ok: compared.ok && wrong === 0 };
  };
  const rows = [
    figure(`memory of an instance after ${list.length} articles`, memory, (megabytes) => `${whole(megabytes)} MB`),
    figure('part of an article for the router', router.perSecond, whole, { note: `requests/s, ${router.wrong} wrong` }),
    row('one process, without nginx', 'process'),
    row('one instance behind nginx', 'one', budgets.scale.fileRatio),
    row('two instances behind nginx', 'two', budgets.scale.fileRatio),
    row('four instances behind nginx', 'four', budgets.scale.fileRatio),
  ];
  return report('scale', rows);
}
