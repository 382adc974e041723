/**
 * Lighthouse with its mobile preset on the home page and on an article, by turns with the bare floor, and with a bare
 * page of three lines of Chinese, whose fonts every Chinese site waits for. All of them over HTTP/2, as behind a proxy.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import http2 from 'node:http2';
import audit from 'lighthouse';
import { launchBrowser } from '../scripts/browser.mjs';
import { freePort } from '../scripts/processes.mjs';
import { budgets } from './budgets.mjs';
import { figure, median, milliseconds, report, whole } from './figures.mjs';
import { measureByTurns } from './world.mjs';

const RUNS = Number(process.env.BENCH_RUNS || 5);
/** The contract API sends its pictures over plain HTTP, which a page over HTTP/2 is blamed for. */
const SKIPPED = ['is-on-https', 'inspector-issues'];
const CERTIFICATE = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=127.0.0.1 -keyout - -out -';

/** Headers of one connection, which HTTP/2 does not know, and its own. */
const OF_CONNECTION = /^(?::.*|connection|keep-alive|transfer-encoding)$/;
const withoutConnection = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.test(name)));

/** Over HTTP/1.1 a browser loads six files at a time. Browsers must ignore that nobody vouches for the certificate. */
async function startHttp2Front(target) {
  const pem = execFileSync('openssl', CERTIFICATE.split(' '), { stdio: ['ignore', 'pipe', 'ignore'] });
  const agent = new http.Agent({ keepAlive: true });
  const server = http2.createSecureServer({ key: pem, cert: pem, allowHTTP1: true }, (request, response) => {
    const headers = { ...withoutConnection(request.headers), host: new URL(target).host };
    const options = { agent, method: request.method, headers };
    const passed = http.request(target + request.url, options, (answer) => {
      response.writeHead(answer.statusCode, withoutConnection(answer.headers));
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const stop = async () => {
    agent.destroy();
    server.close();
  };
  return { url: `https://127.0.0.1:${port}`, [Symbol.asyncDispose]: stop };
}

/**
 * Runs again where Lighthouse failed by its own word: now and then it loses its trace or the page's load. A page
 * without figures must not pass for one that is as slow as the floor.
 */
async function run(url, attempts = 3) {
  const port = await freePort();
  await using _browser = await launchBrowser([`--remote-debugging-port=${port}`, '--ignore-certificate-errors']);
  const result = await audit(url, { port, logLevel: 'error', locale: 'en-US', skipAudits: SKIPPED });
  const { runtimeError } = result.lhr;
  if (!runtimeError) return result.lhr;
  if (attempts === 1) throw new Error(`${url}: ${runtimeError.message}`);
  console.log(`Lighthouse failed (${runtimeError.code}) and runs again.`);
  return run(url, attempts - 1);
}

const points = (results, category) =>
  Math.round(median(results.map(({ categories }) => categories[category].score * 100)));

const values = (results, audit) => results.map(({ audits }) => audits[audit]?.numericValue ?? Infinity);

/** Audits that cost a category its full score. */
const shortcomings = ({ categories, audits }, category) =>
  categories[category].auditRefs.flatMap(({ id, weight }) => (weight > 0 && (audits[id].score ?? 1) < 1 ? id : []));

/** Score, blocking time and paints beside the floor's. */
function comparedRows(name, results, floor, { performanceBelowFloor, blockingRatio } = {}) {
  const bare = points(floor, 'performance');
  const least = performanceBelowFloor === undefined ? undefined : bare - performanceBelowFloor;
  const time = (what, id, most) =>
    figure(`${name}: ${what}`, median(values(results, id)), milliseconds, { floor: median(values(floor, id)), most });
  return [
    { ...figure(`${name}: performance`, points(results, 'performance'), whole, { least }), floor: whole(bare) },
    time('total blocking time', 'total-blocking-time', blockingRatio),
    time('first paint', 'first-contentful-paint'),
    time('largest paint', 'largest-contentful-paint'),
  ];
}

function pageRows(name, results, floor) {
  const { full, cumulativeLayoutShift: most } = budgets.lighthouse;
  const fullRow = (category) => {
    const note = [...new Set(results.flatMap((result) => shortcomings(result, category)))].join(', ');
    return figure(`${name}: ${category}`, points(results, category), whole, { least: 100, note });
  };
  const shift = Math.max(...values(results, 'cumulative-layout-shift'));
  return [
    ...comparedRows(name, results, floor, budgets.lighthouse),
    ...full.map(fullRow),
    figure(`${name}: layout shift`, shift, (value) => value.toFixed(3), { most }),
  ];
}

export async function lighthouse() {
  const { floor, chinese, home, article } = await measureByTurns(RUNS, (url) => run(url), startHttp2Front);
  const rows = [
    ...pageRows('home', home, floor),
    ...pageRows('article', article, floor),
    ...comparedRows('bare page in Chinese', chinese, floor),
  ];
  return report('lighthouse', rows, { runs: RUNS });
}
