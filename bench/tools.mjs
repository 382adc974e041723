/** The search over a directory of 2,000 tools on a processor four times slower: what a key and its answer cost. */
import { budgets } from './budgets.mjs';
import { median, percentile } from './figures.mjs';
import { report } from './report.mjs';
import { inWorld } from './world.mjs';

const TOOLS = 2_000;
/** The thread's own time is taken so often: throttling by the browser waits by the clock, and so counts whatever else runs. */
const SLOWER = 4;
/** Within the pause of 300 ms, after what a key does at once. */
const KEY_MS = 200;
/** Until the answer is painted. */
const ANSWER_MS = 500;
const LOADING_MS = 4_000;
/** Names, parts of names, words of descriptions, pinyin, initials, Chinese, typos, and what is nothing: searched letter by letter. */
const TYPED = ['react', 'vsc', 'yuque', 'sjk', '数据库', '测试', 'typescirpt', 'tailwnd', 'git hub', 'jsxg', 'qzxw'];

/**
 * The main thread's time so far, in milliseconds of the slower processor.
 * @param {import('playwright').CDPSession} session
 */
async function threadTime(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (/** @type {string} */ wanted) =>
    SLOWER * 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? 0);
  return { script: of('ScriptDuration'), all: of('TaskDuration') };
}

/** @typedef {Awaited<ReturnType<typeof threadTime>>} Times */

/** @param {Times} from @param {Times} to @returns {Times} */
const between = (from, to) => ({ script: to.script - from.script, all: to.all - from.all });

/** @param {number[]} values */
const words = (values) => `${percentile(values, 0.95).toFixed(1)} ms (median ${median(values).toFixed(1)})`;

export function tools() {
  return inWorld({ apiEnv: { MOCK_TOOLS: String(TOOLS) } }, async (world, browser) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${world.url}/tool`, { waitUntil: 'networkidle' });
    const shown = await page.getByRole('main').getByRole('article').count();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.getByRole('combobox', { name: '搜索工具' }).focus();
    /** What a key does at once, and what the end of the pause does. */
    const measureKey = async (/** @type {() => Promise<void>} */ press) => {
      const before = await threadTime(session);
      await press();
      await page.waitForTimeout(KEY_MS);
      const pressed = await threadTime(session);
      await page.waitForTimeout(ANSWER_MS);
      return { key: between(before, pressed), answer: between(pressed, await threadTime(session)) };
    };
    // The first key loads the search and the dictionary of pinyin.
    const before = await threadTime(session);
    await page.keyboard.insertText('w');
    await page.waitForTimeout(LOADING_MS);
    const loading = between(before, await threadTime(session));
    const searches = [];
    for (const text of TYPED) {
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Delete');
      await page.waitForTimeout(ANSWER_MS);
      for (const letter of text) searches.push(await measureKey(() => page.keyboard.insertText(letter)));
    }
    const scripts = searches.map(({ answer }) => answer.script);
    return report(
      'tools',
      [
        { what: 'tools in the directory', value: String(shown), budget: String(TOOLS), ok: shown === TOOLS },
        {
          what: `scripts from the pause to the answer, p95 of ${searches.length}`,
          value: words(scripts),
          budget: `≤ ${budgets.toolSearchMs} ms`,
          ok: percentile(scripts, 0.95) <= budgets.toolSearchMs,
        },
        { what: 'with layout and paint', value: words(searches.map(({ answer }) => answer.all)) },
        { what: 'scripts of a key, which search ahead', value: words(searches.map(({ key }) => key.script)) },
        { what: 'scripts that load search and dictionary', value: `${loading.script.toFixed(0)} ms` },
      ],
      { searches, loading },
    );
  });
}
