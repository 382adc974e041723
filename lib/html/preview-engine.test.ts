import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StandInWorker } from '@/test/stand-in-worker';
import { createPreviewEngine } from './preview-engine';

const SITE = 'https://site.example';
const PATCH = { before: 0, start: 0, removed: 0, blocks: ['<p>字</p>'], lines: [0], omissions: [], cost: 1 };
const late = (asked: Promise<unknown>) => asked.catch((error: unknown) => error);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', StandInWorker);
  StandInWorker.started = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Asks, and lets time pass until the worker has been ended. */
async function waitInVain<T>(asked: Promise<T>): Promise<T> {
  StandInWorker.latest().load();
  const [answer] = await Promise.all([asked, vi.advanceTimersByTimeAsync(60_000)]);
  expect(StandInWorker.latest().isEnded).toBe(true);
  return answer;
}

it('the worker of a preview starts with the first text', () => {
  const engine = createPreviewEngine(SITE);
  expect(StandInWorker.started).toHaveLength(0);
  void late(engine.render('字'));
  void late(engine.render('字字'));
  expect(StandInWorker.started).toHaveLength(1);
  engine.close();
});

it('a text that takes too long is shown as it is written, with a sentence, until it changes', async () => {
  const engine = createPreviewEngine(SITE);
  const complex = '<b onclick="x">&\n- 1. 1. 1.';
  const shown = {
    before: 0,
    blocks: ['<div class="plain-text">&lt;b onclick=&quot;x&quot;&gt;&amp;\n- 1. 1. 1.</div>'],
    omissions: ['这段内容过于复杂，预览按纯文本显示'],
  };
  expect(await waitInVain(engine.render(complex))).toMatchObject(shown);
  expect(await engine.render(complex)).toMatchObject(shown);
  expect(StandInWorker.started).toHaveLength(1);
  const next = engine.render('字');
  expect(StandInWorker.started).toHaveLength(2);
  StandInWorker.latest().load().answer('字', PATCH);
  expect(await next).toEqual(PATCH);
});

it('publishing and checks of a text that takes too long fail in time', async () => {
  const engine = createPreviewEngine(SITE);
  for (const ask of [engine.publish, engine.check, engine.checkTypography]) {
    const asked = late(ask('复杂'));
    expect(await waitInVain(asked)).toMatchObject({ reason: 'late' });
    expect(await late(ask('复杂'))).toMatchObject({ reason: 'late' });
  }
  expect(StandInWorker.started).toHaveLength(3);
});

it('a check that takes too long keeps nothing from being shown and published', async () => {
  const engine = createPreviewEngine(SITE);
  const checked = late(engine.check('字'));
  await waitInVain(checked);
  const published = engine.publish('字');
  StandInWorker.latest().load().answer('publish', '<p>字</p>');
  expect(await published).toBe('<p>字</p>');
});

it('a worker that crashes is replaced by the page itself', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const engine = createPreviewEngine(SITE);
  const published = engine.publish('*字*');
  StandInWorker.latest().dispatchEvent(Object.assign(new Event('error'), { message: 'x' }));
  expect(await published).toBe('<p><em>字</em></p>');
  expect(await engine.publish('字')).toBe('<p>字</p>');
  expect(StandInWorker.started).toHaveLength(1);
});
