/** Typing into long documents, with a processor four times slower, beside ByteMD with its own preview. */
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { launchBrowser } from '../scripts/browser.mjs';
import { ROOT } from '../scripts/toolchain.mjs';
import { budgets } from './budgets.mjs';
import { chineseTexts, joined } from './documents.mjs';
import { figure, milliseconds, percent, ratio, report } from './figures.mjs';
import { measureKeys } from './throttled.mjs';
import { openWindow, startWorld } from './world.mjs';

/** Time in which the preview of a text that was pasted settles. */
const SETTLING_MS = 8_000;

/** ByteMD as it comes: its viewer renders the whole text on the page's own thread. */
async function plainEditor() {
  const contents = `
    import { Editor } from 'bytemd';
    const editor = new Editor({ target: document.body, props: { value: '', mode: 'split' } });
    editor.$on('change', ({ detail }) => editor.$set({ value: detail.value }));`;
  const stdin = { contents, resolveDir: ROOT };
  const { outputFiles } = await build({ stdin, bundle: true, write: false, format: 'iife', minify: true });
  const script = outputFiles[0].text.replaceAll('</script', '<\\/script');
  const css = fs.readFileSync(path.join(ROOT, 'node_modules/bytemd/dist/index.css'), 'utf8');
  return `<!DOCTYPE html><meta charset="utf-8"><style>${css} .bytemd { height: 95vh }</style><body><script>${script}</script>`;
}

/** Types into the middle of a text. */
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
  await page.waitForTimeout(SETTLING_MS);
  return measureKeys(page);
}

const keyNote = ({ p50, blockedShare }) => `median ${milliseconds(p50)}, blocked ${percent(blockedShare)}`;

export async function typing() {
  await using world = await startWorld();
  await using browser = await launchBrowser();
  const plainPage = await plainEditor();
  const texts = chineseTexts();
  const at = async (kilobytes) => {
    const text = joined(texts, kilobytes * 1_000);
    await using context = await openWindow(browser, world, 'demouser');
    const page = await context.newPage();
    // Pictures of real documents lie anywhere.
    const isElsewhere = ({ origin }) => origin !== world.url;
    await page.route(isElsewhere, (route) => route.abort());
    await page.goto(`${world.url}/writecenter`);
    const site = await measure(page, text);
    await page.goto('about:blank');
    await page.setContent(plainPage);
    const plain = await measure(page, text);
    return { site, plain };
  };
  const figures = { shorter: await at(100), longer: await at(300) };
  const row = (kilobytes, { site, plain }, most) => ({
    ...figure(`${kilobytes} kB: key to next paint, p95`, site.p95, milliseconds, { note: keyNote(site), most }),
    floor: `${milliseconds(plain.p95)} ${keyNote(plain)}`,
  });
  const { shorter, longer } = figures;
  const growth = figure('300 kB beside 100 kB', longer.site.p95 / shorter.site.p95, ratio, {
    most: budgets.typingGrowth,
  });
  const rows = [row(100, shorter, budgets.typingMs), row(300, longer), growth];
  return report('typing', rows, { figures });
}
