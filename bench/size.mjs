/** Compressed weight of pages: what documents name, beside a bare Next and React page, and what they load by themselves. */
import pLimit from 'p-limit';
import { launchBrowser } from '../scripts/browser.mjs';
import { budgets } from './budgets.mjs';
import { figure, gzipBytes, kilobytes, ratio, report, sum } from './figures.mjs';
import { startFloor } from './floor.mjs';
import { fetchDocument, findArticles, openWindow, startWorld } from './world.mjs';

/** A page has settled when this long brings no further file: a fixed time would cut the loading of a busy machine short. */
const QUIET_MS = 4_000;
/** How many pages are opened at a time: most of it is waiting. */
const AT_ONCE = 3;
/** Class names that only the UI kit's own code spells. */
const UI_KIT = /ant-btn|anticon|ant-modal/;
/** Addresses of the site and of the API, whose ports are this run's. */
const ADDRESS = /127\.0\.0\.1(?::|%3A)\d+/gi;

/** Scripts that a document names for browsers that know modules. Runs in the page. */
function namedScripts(html) {
  const { scripts } = new DOMParser().parseFromString(html, 'text/html');
  return [...new Set([...scripts].flatMap(({ src, noModule }) => (src && !noModule ? src : [])))];
}

/** Opens a page and waits until it has settled. */
async function weigh(context, url) {
  const page = await context.newPage();
  const bodies = new Map();
  const collect = (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (/javascript|css/.test(type)) bodies.set(response.url(), response.body());
  };
  page.on('response', collect);
  const answer = await page.goto(url, { waitUntil: 'load' });
  const html = await answer.text();
  for (let known = -1; known !== bodies.size;) {
    known = bodies.size;
    await page.waitForTimeout(QUIET_MS);
  }
  // A body that is still on its way when the page closes would be an unhandled error.
  page.off('response', collect);
  const files = {};
  let hasUiKit = false;
  for (const [address, body] of bodies) {
    const bytes = await body;
    files[address] = gzipBytes(bytes);
    hasUiKit ||= UI_KIT.test(bytes.toString());
  }
  const named = await page.evaluate(namedScripts, html);
  if (!answer.ok() || named.length === 0) throw new Error(`${url}: ${answer.status()}, ${named.length} scripts`);
  await page.close();
  const bytesOf = (addresses) => sum(addresses.map((address) => files[address]));
  return {
    html: html.replace(ADDRESS, '127.0.0.1:3000'),
    files,
    hasUiKit,
    named: bytesOf(named),
    css: bytesOf(Object.keys(files).filter((address) => new URL(address).pathname.endsWith('.css'))),
    all: bytesOf(Object.keys(files)),
  };
}

/** Pages to which the lists of tutorials and questions lead. */
async function learningPaths(site) {
  const linksOn = async (path, wanted) => {
    const links = (await fetchDocument(site + path)).match(wanted);
    if (!links) throw new Error(`${path} has no link of the form ${wanted}.`);
    return links;
  };
  const [tutorial] = await linksOn('/tutorial', /(?<=href=")\/tutorial\/\w+(?=")/g);
  const chapters = await linksOn(tutorial, /(?<=href=")\/tutorial\/\w+\/(?!intro)\w+(?=")/g);
  const [question] = await linksOn('/question', /(?<=href=")\/question\/\w+\?tagId=\w+(?=")/g);
  return { tutorial, chapter: chapters[0], 'chapter with answers': chapters.at(-1), question };
}

const documentRow = (what, html, most) => figure(`${what}: document`, gzipBytes(html), kilobytes, { most });

function articleRow(name, document, html) {
  const comments = document.match(/ id="comment-/g)?.length ?? 0;
  const own = gzipBytes(html);
  const what = `${name} of ${kilobytes(own)}, ${comments} comments`;
  return documentRow(what, document, budgets.articleDocumentBytes(own, comments));
}

export async function size() {
  await using world = await startWorld();
  await using floor = await startFloor();
  await using browser = await launchBrowser();
  const { ordinary, longest } = await findArticles(world);
  const paths = {
    home: '/',
    article: longest.path,
    'ordinary article': ordinary.path,
    search: '/search?value=React&type=1',
    rank: '/rank',
    shareCircle: '/sharecircle',
    user: longest.authorPath,
    'user, articles': `${longest.authorPath}/article`,
    'user, agreed shares': `${longest.authorPath}/agree?type=share`,
    'user, collected tools': `${longest.authorPath}/collect?type=tool`,
    tools: '/tool',
    tutorials: '/tutorial',
    'question bank': '/question',
    ...(await learningPaths(world.url)),
  };
  const memberPaths = {
    home: paths.home,
    article: paths.article,
    shareCircle: paths.shareCircle,
    'write center': '/writecenter',
    resume: '/set-resume',
    messages: '/notification/im',
    'profile settings': '/setting/profile',
  };

  const limit = pLimit(AT_ONCE);
  const weighAll = async (paths, username) => {
    const weighOne = async ([name, path]) => {
      await using context = await openWindow(browser, world, username);
      return [name, await weigh(context, world.url + path)];
    };
    return Object.fromEntries(await limit.map(Object.entries(paths), weighOne));
  };
  const [visitor, member] = await Promise.all([weighAll(paths), weighAll(memberPaths, 'demouser')]);
  const bare = await weigh(await browser.newContext(), `${floor.url}/`);

  const { page, goal, ...larger } = budgets.scriptRatio;
  const firstLoads = Object.entries(visitor).flatMap(([name, { named, hasUiKit }]) => {
    const most = larger[name.split(',')[0]] ?? page;
    const limits = { floor: bare.named, most, goal: ratio(goal) };
    return [
      figure(`${name}: scripts that the document names`, named, kilobytes, limits),
      { what: `${name}: UI kit`, value: hasUiKit ? 'loaded' : 'absent', budget: 'absent', ok: !hasUiKit },
    ];
  });
  const settled = Object.entries({ visitor, member }).flatMap(([reader, weights]) =>
    Object.entries(weights).map(([name, { all, css }]) => {
      const wanted = budgets.settledGoals[name]?.[reader];
      const options = { note: `(${kilobytes(css)} CSS)`, goal: wanted && `${wanted} kB` };
      return figure(`${name}, ${reader}: scripts and styles once settled`, all, kilobytes, options);
    }),
  );
  const rows = [
    ...firstLoads,
    documentRow('home', visitor.home.html, budgets.homeDocumentBytes),
    documentRow('tools', visitor.tools.html, budgets.toolDocumentBytes),
    articleRow('article', visitor['ordinary article'].html, ordinary.html),
    articleRow('longest article', visitor.article.html, longest.html),
    ...settled,
  ];
  const filesOf = (weights) => Object.entries(weights).map(([name, { files }]) => ({ name, files }));
  return report('size', rows, { visitor: filesOf(visitor), member: filesOf(member) });
}
