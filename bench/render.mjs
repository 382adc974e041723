/**
 * Rendering of Markdown, by the preview and for the article's page, beside a bare parser of the same text. Real documents
 * lie at CORPUS_DIR, else those of e2e/documents are taken. BASE_DIR names another checkout to compare with.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from '../scripts/toolchain.mjs';
import { budgets } from './budgets.mjs';
import { median, milliseconds, ratio } from './figures.mjs';
import { report } from './report.mjs';

const DOCUMENTS = process.env.CORPUS_DIR || path.join(ROOT, 'e2e/documents');
const BASE = process.env.BASE_DIR;
const SIZES = { '20 kB': 20_000, '300 kB': 300_000 };
const RUNS = 7;
const SITE = 'https://site.example';

const SOURCE = `
  export { createPreview } from './lib/html/preview';
  export { renderArticleHtml } from './lib/html/render-article';
  export { default as katex } from 'katex';
`;
const FLOOR = `
  import remarkParse from 'remark-parse';
  import remarkRehype from 'remark-rehype';
  import rehypeStringify from 'rehype-stringify';
  import { unified } from 'unified';
  const processor = unified().use(remarkParse).use(remarkRehype).use(rehypeStringify).freeze();
  export const render = (markdown) => String(processor.processSync(markdown));
`;

/**
 * @param {string} contents
 * @param {string} directory of the checkout whose modules are bundled
 */
async function load(contents, directory) {
  const outfile = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'render-')), 'bundle.mjs');
  const stdin = { contents, resolveDir: directory };
  await build({
    stdin,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    absWorkingDir: directory,
  });
  return import(pathToFileURL(outfile).href);
}

/**
 * Renders as an editor does on a key, and as a server does on the first request for an article.
 * @param {string} directory
 * @returns {Promise<Record<'preview' | 'article', (markdown: string) => Promise<unknown>>>}
 */
async function pipelinesOf(directory) {
  const { createPreview, renderArticleHtml, katex } = await load(SOURCE, directory);
  const preview = () => createPreview(async () => katex.renderToString);
  /** @type {Map<string, string>} */
  const published = new Map();
  return {
    preview: (markdown) => preview().render(markdown, SITE),
    article: async (markdown) => {
      const html = published.get(markdown) ?? preview().publish(markdown);
      published.set(markdown, html);
      return renderArticleHtml(html, SITE);
    },
  };
}

function documents() {
  const names = fs.readdirSync(DOCUMENTS).filter((name) => name.endsWith('.md'));
  return names.sort().map((name) => fs.readFileSync(path.join(DOCUMENTS, name), 'utf8'));
}

/**
 * Documents of the project, again and again up to that many characters.
 * @param {number} length
 */
function synthetic(length) {
  const folder = path.join(ROOT, 'e2e/documents');
  const text = ['09-typography', '01-tables', '04-nested-lists', '10-links-and-images', '02-math', '06-long-code']
    .map((name) => fs.readFileSync(path.join(folder, `${name}.md`), 'utf8'))
    .join('\n\n');
  return `${text}\n\n`.repeat(Math.ceil(length / text.length)).slice(0, length);
}

/**
 * Processor time in milliseconds: other programs of the machine have no part in it.
 * @param {readonly string[]} texts
 * @param {(markdown: string) => unknown} render
 */
async function timeOf(texts, render) {
  const started = process.cpuUsage();
  for (const text of texts) await render(text);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

/** Signs and beginnings of everything that the parser knows. */
const UNITS = [
  ...'*_~`$[]()<>!#|-+=:\\^&"@./ \n：',
  ...[
    '**a',
    '~~a',
    '[^a]',
    '[a](',
    '![a',
    '$a',
    '$$a\n',
    '`a',
    '<a ',
    '<!--',
    '&amp;',
    '> a\n',
    '- a\n',
    '| a ',
    '# a\n',
  ],
  ...['www.', 'https://a.example/)', 'https://a.example/&a;', 'a@b', ':a:', '**好'],
];
/** Characters of one sign, and of four times as many: in proportion takes 4 times as long, the square 16 times. */
const GROWTH = [25_000, 100_000];
/** Less is the time of the garbage collector and of the compiler. */
const LEAST_MS = 150;

/**
 * The sign of which four times as many take the most times as long.
 * @param {(markdown: string) => unknown} preview
 */
async function worstGrowth(preview) {
  let worst = { unit: '', growth: 0 };
  for (const unit of UNITS) {
    const [short, long] = GROWTH.map((length) => unit.repeat(length / unit.length));
    await timeOf([short ?? ''], preview);
    const growth = (await timeOf([long ?? ''], preview)) / Math.max(await timeOf([short ?? ''], preview), LEAST_MS);
    if (growth > worst.growth) worst = { unit, growth };
  }
  return worst;
}

export async function render() {
  const { render: bare } = await load(FLOOR, ROOT);
  /** @type {Record<string, (markdown: string) => unknown>} */
  const subjects = { floor: bare, ...(await pipelinesOf(ROOT)) };
  if (BASE) {
    const base = await pipelinesOf(BASE);
    Object.assign(subjects, { 'preview of the base': base.preview, 'article of the base': base.article });
  }
  const corpus = documents();
  const inputs = { [`${corpus.length} documents`]: corpus };
  for (const [name, length] of Object.entries(SIZES)) inputs[name] = [synthetic(length)];
  const rows = [];
  for (const [what, texts] of Object.entries(inputs)) {
    /** @type {Record<string, number[]>} */
    const times = {};
    for (let run = 0; run <= RUNS; run += 1) {
      for (const [name, subject] of Object.entries(subjects)) {
        const time = await timeOf(texts, subject);
        // The first run compiles, and publishes.
        if (run > 0) (times[name] ??= []).push(time);
      }
    }
    const medianOf = (/** @type {string} */ name) => median(times[name] ?? []);
    for (const name of /** @type {const} */ (['preview', 'article'])) {
      const [time, floor, base] = [medianOf(name), medianOf('floor'), medianOf(`${name} of the base`)];
      const within = BASE ? time / base <= budgets.renderBaseRatio : undefined;
      rows.push({
        what: `${what}, ${name}`,
        value: `${milliseconds(time)}, ${ratio(time / floor)}${BASE ? `, ${ratio(time / base)} of the base` : ''}`,
        floor: milliseconds(floor),
        budget: `${BASE ? `≤ ${budgets.renderBaseRatio}× of the base` : `≤ ${budgets.renderRatio[name]}×`}`,
        ok: within ?? time / floor <= budgets.renderRatio[name],
      });
    }
  }
  const { unit, growth } = await worstGrowth((markdown) => subjects.preview?.(markdown));
  rows.push({
    what: `${UNITS.length} signs, 100 kB beside 25 kB, worst: ${JSON.stringify(unit)}`,
    value: ratio(growth),
    floor: ratio(4),
    budget: `≤ ${budgets.renderGrowth}×`,
    ok: growth <= budgets.renderGrowth,
  });
  return report('render', rows);
}
