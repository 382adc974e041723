/** Typing into long documents, with a processor four times slower, beside ByteMD with its own preview. */
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../scripts/toolchain.mjs';
import { budgets } from './budgets.mjs';
import { keyWords, measureKeys } from './keys.mjs';
import { report } from './report.mjs';
import { inWorld } from './world.mjs';

const CORPUS = process.env.CORPUS_DIR || path.join(ROOT, '../shared/corpus/articles');
const SIZES = { '100 kB': 100_000, '300 kB': 300_000 };
const CHINESE_SHARE = 0.2;

/**
 * Real Chinese documents, one after the other, up to that many bytes.
 * @param {number} bytes
 */
function realText(bytes) {
  let text = '';
  for (const name of fs.readdirSync(CORPUS).sort()) {
    const document = fs.readFileSync(path.join(CORPUS, name), 'utf8').replace(/\r\n?/g, '\n');
    const chinese = document.match(/\p{Script=Han}/gu)?.length ?? 0;
    if (!name.endsWith('.md') || chinese / document.length < CHINESE_SHARE || document.length > 40_000) continue;
    text += `${document.replace(/^---\n[\s\S]*?\n---\n/, '')}\n\n`;
    if (Buffer.byteLength(text) >= bytes) break;
  }
  return Buffer.from(text)
    .subarray(0, bytes)
    .toString()
    .replace(/\uFFFD+$/, '');
}

/** ByteMD as it comes: its viewer renders the whole text on the page's own thread. */
async function plainEditor() {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { Editor } from 'bytemd';
        import gfm from '@bytemd/plugin-gfm';
        const editor = new Editor({ target: document.body, props: { value: '', plugins: [gfm()], mode: 'split' } });
        editor.$on('change', ({ detail }) => editor.$set({ value: detail.value }));`,
      resolveDir: ROOT,
    },
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    logLevel: 'error',
  });
  const css = fs.readFileSync(path.join(ROOT, 'node_modules/bytemd/dist/index.css'), 'utf8');
  return `<!DOCTYPE html><meta charset="utf-8"><style>${css} .bytemd { height: 95vh }</style><body><script>${outputFiles[0]?.text.replaceAll('</script', '<\\/script')}</script>`;
}

/**
 * @param {import('playwright').Page} page with an editor on it
 * @param {string} text
 */
async function measure(page, text) {
  await page.locator('.CodeMirror').waitFor();
  await page.locator('.CodeMirror').evaluate((element, value) => {
    const editor = Reflect.get(element, 'CodeMirror');
    editor.setValue(value);
    // The middle of the text, at the end of a line of prose.
    let line = Math.floor(editor.lineCount() / 2);
    while (!/^[\u4e00-\u9fff]/.test(editor.getLine(line)) && line < editor.lineCount() - 1) line += 1;
    editor.setCursor({ line, ch: editor.getLine(line).length });
    editor.scrollIntoView(null, 200);
    editor.focus();
  }, text);
  await page.waitForTimeout(8_000);
  return measureKeys(page);
}

export async function typing() {
  if (!fs.existsSync(CORPUS)) {
    console.log(`  Skipped: there are no real documents at ${CORPUS}\n`);
    return true;
  }
  return inWorld({}, async (world, browser) => {
    const rows = [];
    /** @type {Record<string, { site: Awaited<ReturnType<typeof measure>>, plain: Awaited<ReturnType<typeof measure>> }>} */
    const figures = {};
    for (const [name, bytes] of Object.entries(SIZES)) {
      const text = realText(bytes);
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addCookies([{ name: 'ACCESS_TOKEN', value: await world.signIn('demouser'), url: world.url }]);
      const page = await context.newPage();
      await page.route('**/*', (route) =>
        route.request().url().startsWith(world.url) ? route.continue() : route.abort(),
      );
      await page.goto(`${world.url}/writecenter`);
      const site = await measure(page, text);
      await page.goto('about:blank');
      await page.setContent(await plainEditor());
      const plain = await measure(page, text);
      await context.close();
      figures[name] = { site, plain };
      rows.push({
        what: `${name}: key to next paint, p95`,
        value: keyWords(site),
        floor: keyWords(plain),
        budget: name === '100 kB' ? `< ${budgets.typingMs} ms` : 'below',
        ok: name !== '100 kB' || site.p95 < budgets.typingMs,
      });
    }
    const growth = (figures['300 kB']?.site.p95 ?? 0) / (figures['100 kB']?.site.p95 || 1);
    rows.push({
      what: '300 kB beside 100 kB',
      value: `${growth.toFixed(2)}×`,
      budget: `≤ ${budgets.typingGrowth}×`,
      ok: growth <= budgets.typingGrowth,
    });
    return report('typing', rows, { figures });
  });
}
