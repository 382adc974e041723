/**
 * Processor time of the browser's main thread while a page loads, by turns with the bare floor. What waits for a
 * processor is not in it: unlike Lighthouse's blocking time it is the same on a busy machine.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { launchBrowser } from '../scripts/browser.mjs';
import { budgets } from './budgets.mjs';
import { figure, median, milliseconds, report, sum } from './figures.mjs';
import { measureByTurns } from './world.mjs';

const RUNS = Number(process.env.BENCH_RUNS || 7);
/** A phone's viewport, in CSS pixels. */
const PHONE = { width: 412, height: 823 };
/** Counted from the navigation; long enough for all that a page does by itself. */
const OBSERVED_MS = 3_000;
const TRACE = { includedCategories: ['devtools.timeline', 'toplevel'], excludedCategories: ['*'] };

/** Milliseconds of the main thread's tasks, of Chromium's trace: the longest script, which starts hydration, and all. */
export function mainThreadTimes(events) {
  const complete = events.filter(({ ph }) => ph === 'X');
  const threads = [...Map.groupBy(complete, ({ pid, tid }) => `${pid} ${tid}`).values()];
  const durations = (thread, name) => thread.flatMap((event) => (event.name === name ? (event.tdur ?? 0) / 1000 : []));
  const byScripts = threads.map((thread) => ({ thread, scripts: durations(thread, 'EvaluateScript') }));
  const [main] = byScripts.toSorted((a, b) => b.scripts.length - a.scripts.length);
  if (!main) return { start: 0, all: 0 };
  return { start: Math.max(0, ...main.scripts), all: sum(durations(main.thread, 'ThreadControllerImpl::RunTask')) };
}

/**
 * Loads a page in a tab that no debugger is attached to: for one V8 collects the source positions of every function on
 * the stack of every Error, of which React DOM makes five while its module runs.
 */
async function measure(url) {
  // A fresh browser, so that nothing is compiled yet.
  await using browser = await launchBrowser();
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: TRACE });
  await session.send('Target.createTarget', { url, ...PHONE });
  await pause(OBSERVED_MS);
  await session.send('Tracing.end');
  await complete;
  return mainThreadTimes(events);
}

export async function hydration() {
  const times = await measureByTurns(RUNS, measure);
  const middle = (name, tasks) => median(times[name].map((run) => run[tasks]));
  const row = (what, name, tasks, most) =>
    figure(what, middle(name, tasks), milliseconds, { floor: middle('floor', tasks), most });
  const rows = [
    row('home: longest script', 'home', 'start', budgets.hydrationRatio),
    row('home: all tasks', 'home', 'all'),
    row('article: longest script', 'article', 'start', budgets.hydrationRatio),
    row('article: all tasks', 'article', 'all'),
    row('bare page in Chinese: all tasks', 'chinese', 'all'),
  ];
  return report('hydration', rows, { runs: RUNS, times });
}
