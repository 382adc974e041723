/**
 * Processor time of the browser's main thread while a page loads, by turns with the bare floor. What waits for a
 * processor is not in it: unlike Lighthouse's blocking time it is the same on a busy machine.
 */
import { setTimeout } from 'node:timers/promises';
import { launchBrowser } from './browser.mjs';
import { budgets } from './budgets.mjs';
import { measureByTurns } from './by-turns.mjs';
import { median, milliseconds, ratio } from './figures.mjs';
import { report } from './report.mjs';

const RUNS = Number(process.env.BENCH_RUNS || 7);
/** A phone's viewport, in CSS pixels. */
const PHONE = { width: 412, height: 823 };
/** Counted from the navigation; long enough for all that a page does by itself. */
const OBSERVED_MS = 3_000;

/**
 * An event of Chromium's trace; durations are microseconds of processor time.
 * @typedef {{ name: string, ph: string, pid: number, tid: number, tdur?: number }} TraceEvent
 */

/**
 * Main-thread tasks of a page's load: the longest, which starts hydration, and their sum.
 * @param {readonly TraceEvent[]} events of one page's load
 * @returns {{ start: number, all: number }} milliseconds
 */
export function mainThreadTimes(events) {
  const complete = events.filter(({ ph }) => ph === 'X');
  const byThread = Map.groupBy(complete, ({ pid, tid }) => `${pid} ${tid}`);
  /** @param {string} name */
  const durations = (/** @type {TraceEvent[]} */ thread, name) =>
    thread.filter((event) => event.name === name).map(({ tdur = 0 }) => tdur / 1000);
  const scripts = (/** @type {TraceEvent[]} */ thread) => durations(thread, 'EvaluateScript');
  const main = [...byThread.values()].toSorted((a, b) => scripts(b).length - scripts(a).length)[0] ?? [];
  return {
    start: Math.max(0, ...scripts(main)),
    all: durations(main, 'ThreadControllerImpl::RunTask').reduce((sum, duration) => sum + duration, 0),
  };
}

/**
 * Loads a page in a tab that no debugger is attached to: for one V8 collects the source positions of every function on
 * the stack of every Error, of which React DOM makes five while its module runs.
 * @param {string} url
 */
async function measure(url) {
  // A fresh browser, so that nothing is compiled yet.
  const browser = await launchBrowser();
  try {
    const session = await browser.newBrowserCDPSession();
    /** @type {TraceEvent[]} */
    const events = [];
    session.on('Tracing.dataCollected', ({ value }) => events.push(.../** @type {TraceEvent[]} */ (value)));
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    const traceConfig = { includedCategories: ['devtools.timeline', 'toplevel'], excludedCategories: ['*'] };
    await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
    await session.send('Target.createTarget', { url, ...PHONE });
    await setTimeout(OBSERVED_MS);
    await session.send('Tracing.end');
    await complete;
    return mainThreadTimes(events);
  } finally {
    await browser.close();
  }
}

export async function hydration() {
  const times = await measureByTurns(RUNS, measure);
  /**
   * @param {keyof typeof times} name
   * @param {'start' | 'all'} part
   */
  const middle = (name, part) => median(times[name].map((run) => run[part]));
  const [floorStart, floorAll] = [middle('floor', 'start'), middle('floor', 'all')];
  /** @param {keyof typeof times} name */
  const allTasks = (name) => {
    const all = middle(name, 'all');
    return { value: `${milliseconds(all)} (${ratio(all / floorAll)})`, floor: milliseconds(floorAll) };
  };
  const rows = /** @type {const} */ (['home', 'article']).flatMap((name) => {
    const start = middle(name, 'start');
    return [
      {
        what: `${name}: longest script`,
        value: `${milliseconds(start)} (${ratio(start / floorStart)})`,
        floor: milliseconds(floorStart),
        budget: `≤ ${ratio(budgets.hydrationRatio)}`,
        ok: start <= budgets.hydrationRatio * floorStart,
      },
      { what: `${name}: all tasks`, ...allTasks(name) },
    ];
  });
  const chinese = { what: 'bare page in Chinese: all tasks', ...allTasks('chinese') };
  return report('hydration', [...rows, chinese], { runs: RUNS, times });
}
