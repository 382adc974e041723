/**
 * Ten articles that are made to cost time are read, and reported as stale by strangers, all the time: what other readers
 * notice of that, beside ten ordinary articles that are read and reported in the same way.
 */
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { launchBrowser } from '../scripts/browser.mjs';
import { budgets } from './budgets.mjs';
import { figure, fineMilliseconds, megabytes, percentile, report, whole } from './figures.mjs';
import { openWindow, startWorld } from './world.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS || 60);
const ARTICLES = 10;
const PROBE_EVERY_MS = 20;

const code = (language, unit, length = 14_950) =>
  `<pre><code class="language-${language}">${unit.repeat(length)}</code></pre>`;
const blocks = (language, unit) => code(language, unit).repeat(10);

/** Each took seconds of the server's thread, or megabytes of a page, or does so in a parser without bounds. */
const HOSTILE = {
  headings: '<h2>a</h2>'.repeat(60_000),
  pictures: '<img src=/x.png>'.repeat(60_000),
  links: '<a href=https://a.example/>a</a>'.repeat(60_000),
  ini: blocks('ini', '"\\'),
  'C++': blocks('cpp', '(_'),
  Markdown: blocks('markdown', '*_'),
  lists: '<ul><li>'.repeat(60_000),
  formulas: '<span class="math math-inline">x^2</span>'.repeat(60_000),
  tables: '<table><tr><td>a</td></tr></table>'.repeat(30_000),
  formatting: Array.from({ length: 50_000 }, (_, index) => `<font color=${index}><p>`).join(''),
};
const ORDINARY = `<h2>标题</h2><p>${'正文'.repeat(100)}</p>${code('js', 'const a = 1;\n', 20)}`.repeat(10);
const INNOCENT = `<p>没有人读过的</p>${code('js', 'const answer = [1, "two"];\n', 100)}`;

/** Time until a compressed answer has come, which is thrown away; its body where it is asked for. */
const ask = (url, { body, headers, encoding = 'gzip' } = {}) =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const options = {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'accept-encoding': encoding, ...headers },
    };
    const request = http.request(url, options, async (response) => {
      const parts = await response.toArray();
      const text = Buffer.concat(parts).toString();
      resolve({ ms: performance.now() - startedAt, status: response.statusCode, text });
    });
    request.on('error', reject).end(body);
  });

/** How a browser reports an article as stale, learnt from one that does. @returns a function that reports any */
async function learnReport(world) {
  await using browser = await launchBrowser();
  await using context = await openWindow(browser, world);
  const { id } = await world.api.plantArticle({ title: '改过的标题', content: '改过的正文' });
  const changed = await world.api.call(`/articles/articleinfo?id=${id}`);
  const data = { ...changed, html: '<p>原来的正文</p>' };
  await world.api.fault({ path: '/articles/articleinfo', body: { code: '0', message: '', data }, times: 1 });
  await ask(`${world.url}/post/${id}`);
  const page = await context.newPage();
  const sent = page.waitForRequest((request) => request.headers()['next-action'] !== undefined);
  await page.goto(`${world.url}/post/${id}`);
  const action = (await sent).headers()['next-action'];
  const headers = { 'next-action': action, 'content-type': 'text/plain;charset=UTF-8', origin: world.url };
  return (article) => ask(`${world.url}/post/${article}`, { body: JSON.stringify([article]), headers });
}

async function plant(world, texts) {
  const planted = [];
  for (const [title, html] of texts) planted.push((await world.api.plantArticle({ title, html, content: '' })).id);
  return planted;
}

/** Reads and reports articles all the time. @returns the times that /rank took meanwhile */
async function rankTimes(world, articles, reportStale, meanwhile = async () => {}) {
  const end = performance.now() + SECONDS * 1_000;
  const isOn = () => performance.now() < end;
  const stranger = async (id) => {
    while (isOn()) {
      await reportStale(id);
      await ask(`${world.url}/post/${id}`);
      await pause(500);
    }
  };
  const times = [];
  const probe = async () => {
    while (isOn()) {
      void ask(`${world.url}/rank`).then(({ ms }) => times.push(ms));
      await pause(PROBE_EVERY_MS);
    }
  };
  await Promise.all([probe(), ...articles.map(stranger), meanwhile()]);
  return times;
}

const colours = (text) => text.split('class="hljs-').length - 1;

export async function hostile() {
  await using world = await startWorld();
  const reportStale = await learnReport(world);
  for (let count = 0; count < 3; count += 1) await ask(`${world.url}/rank`);
  const idle = await rankTimes(world, [], reportStale);
  const ordinary = await plant(
    world,
    Array.from({ length: ARTICLES }, (_, index) => [`寻常 ${index}`, ORDINARY]),
  );
  const calm = await rankTimes(world, ordinary, reportStale);
  const attackers = await plant(world, Object.entries(HOSTILE));
  const [twin, innocent] = await plant(world, [
    ['平静时', INNOCENT],
    ['攻击时', INNOCENT],
  ]);
  const expected = colours((await ask(`${world.url}/post/${twin}`, { encoding: 'identity' })).text);
  let first;
  const attacked = await rankTimes(world, attackers, reportStale, async () => {
    await pause(500);
    first = await ask(`${world.url}/post/${innocent}`, { encoding: 'identity' });
  });
  const documents = [];
  for (const id of attackers) documents.push(await ask(`${world.url}/post/${id}`, { encoding: 'identity' }));
  const largest = Math.max(...documents.map(({ text }) => Buffer.byteLength(text)));
  const at = (times) => percentile(times, 0.99);
  const note = (times) => `of ${times.length}, longest ${fineMilliseconds(Math.max(...times))}`;
  return report('hostile', [
    figure('/rank, nothing else asked: 99th percentile', at(idle), fineMilliseconds, { note: note(idle) }),
    figure('/rank, beside ten ordinary articles', at(calm), fineMilliseconds, { note: note(calm) }),
    figure('/rank, beside ten hostile articles', at(attacked), fineMilliseconds, {
      floor: at(calm),
      most: budgets.hostile.rankRatio,
      note: note(attacked),
    }),
    figure('an innocent article: coloured words', colours(first.text), whole, { least: expected }),
    figure('an innocent article: first answer', first.ms, fineMilliseconds),
    figure('largest page of a hostile article', largest, megabytes, { most: budgets.hostile.pageBytes }),
    figure('failed pages', documents.filter(({ status }) => status !== 200).length, whole, { most: 0 }),
  ]);
}
