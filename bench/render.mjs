/** Rendering of Markdown, by the preview and for the article's page, beside a bare parser of the same text. */
import katex from 'katex';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { createPreview } from '../lib/html/preview';
import { renderArticleHtml } from '../lib/html/render-article';
import { budgets } from './budgets.mjs';
import { joined, ownTexts } from './documents.mjs';
import { figure, median, milliseconds, ratio, report } from './figures.mjs';

const RUNS = 7;
const SITE = 'https://site.example';

const bareParser = unified().use(remarkParse).use(remarkRehype).use(rehypeStringify).freeze();
const preview = () => createPreview(async () => katex.renderToString);
/** Html of texts that were published before. */
const published = new Map();

/** Each renders as an editor does on a key, and as a server does on the first request for an article. */
const SUBJECTS = {
  floor: (markdown) => bareParser.processSync(markdown),
  preview: (markdown) => preview().render(markdown, SITE),
  article: (markdown) => {
    if (!published.has(markdown)) published.set(markdown, preview().publish(markdown));
    return renderArticleHtml(published.get(markdown), SITE);
  },
};

/** Signs and beginnings of everything that the parser knows. */
const UNITS = [
  ...'*_~`$[]()<>!#|-+=:\\^&"@./ \n：',
  ...'**a ~~a [^a] [a]( ![a $a `a <!-- &amp; www. https://a.example/) https://a.example/&a; a@b :a: **好'.split(' '),
  ...['$$a\n', '<a ', '> a\n', '- a\n', '| a ', '# a\n'],
];
/** Characters of one sign, and of four times as many: in proportion takes 4 times as long, the square 16 times. */
const [SHORT, LONG] = [25_000, 100_000];
/** Less is the time of the garbage collector and of the compiler. */
const LEAST_MS = 150;

/** Processor time in milliseconds: other programs of the machine have no part in it. */
async function timeOf(texts, render) {
  const started = process.cpuUsage();
  for (const text of texts) await render(text);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

async function comparedRows(what, texts) {
  const times = { floor: [], preview: [], article: [] };
  for (let run = 0; run <= RUNS; run += 1) {
    for (const [name, render] of Object.entries(SUBJECTS)) times[name].push(await timeOf(texts, render));
  }
  // The first run compiles, and publishes.
  const [floor, preview, article] = ['floor', 'preview', 'article'].map((name) => median(times[name].slice(1)));
  return [
    figure(`${what}, preview`, preview, milliseconds, { floor, most: budgets.renderRatio.preview }),
    figure(`${what}, article`, article, milliseconds, { floor, most: budgets.renderRatio.article }),
  ];
}

/** The sign of which four times as many take the most times as long. */
async function worstGrowth() {
  let worst = { unit: '', growth: 0 };
  for (const unit of UNITS) {
    const time = (length) => timeOf([unit.repeat(length / unit.length)], SUBJECTS.preview);
    await time(SHORT);
    const growth = (await time(LONG)) / Math.max(await time(SHORT), LEAST_MS);
    if (growth > worst.growth) worst = { unit, growth };
  }
  return worst;
}

export async function render() {
  const own = ownTexts();
  const rows = [
    ...(await comparedRows(`${own.length} documents`, own)),
    ...(await comparedRows('20 kB', [joined(own, 20_000)])),
    ...(await comparedRows('300 kB', [joined(own, 300_000)])),
  ];
  const { unit, growth } = await worstGrowth();
  const what = `${UNITS.length} signs, 100 kB beside 25 kB, worst: ${JSON.stringify(unit)}`;
  return report('render', [...rows, figure(what, growth, ratio, { most: budgets.renderGrowth })]);
}
