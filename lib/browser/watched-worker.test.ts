import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StandInWorker } from '@/test/stand-in-worker';
import { answerQuestions, watchWorker } from './watched-worker';

const TIMEOUT_MS = 1_000;
const watched = () => watchWorker<string, string>(() => new StandInWorker(), TIMEOUT_MS);

beforeEach(() => {
  vi.useFakeTimers();
  StandInWorker.started = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('questions that are asked together start one worker, and each has its own answer', async () => {
  const worker = watched();
  expect(StandInWorker.started).toHaveLength(0);
  const answers = [worker.ask('一'), worker.ask('二')];
  StandInWorker.latest().load().answer('二', '乙').answer('一', '甲');
  expect(await Promise.all(answers)).toEqual(['甲', '乙']);
  expect(StandInWorker.started).toHaveLength(1);
});

test('a worker that computes too long is ended, and the next question has a new one', async () => {
  const worker = watched();
  const late = worker.ask('一').catch((error: unknown) => error);
  const first = StandInWorker.latest().load();
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect(await late).toMatchObject({ reason: 'late' });
  expect(first.isEnded).toBe(true);
  const next = worker.ask('二');
  expect(StandInWorker.started).toHaveLength(2);
  StandInWorker.latest().load().answer('二', '乙');
  expect(await next).toBe('乙');
});

test('a worker that waits for something says that it is alive, and is not ended', async () => {
  const worker = watched();
  const answer = worker.ask('一');
  const first = StandInWorker.latest().load();
  for (let times = 0; times < 10; times += 1) {
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS * 0.6);
    first.load();
  }
  first.answer('一', '甲');
  expect(await answer).toBe('甲');
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS * 10);
  expect(first.isEnded).toBe(false);
});

test('a worker that does not load is no slow question', async () => {
  const answer = watched()
    .ask('一')
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS * 20);
  expect(await answer).toMatchObject({ reason: 'broken' });
});

test('a worker that crashes leaves no question without an answer', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const worker = watched();
  const answers = ['一', '二'].map(async (question) => worker.ask(question).catch((error: unknown) => error));
  StandInWorker.latest()
    .load()
    .dispatchEvent(Object.assign(new Event('error'), { message: 'x' }));
  expect(await Promise.all(answers)).toMatchObject([{ reason: 'broken' }, { reason: 'broken' }]);
});

test('a worker that was ended is not heard any more', async () => {
  const worker = watched();
  const cancelled = worker.ask('一').catch((error: unknown) => error);
  const first = StandInWorker.latest();
  worker.cancel();
  expect(await cancelled).toMatchObject({ reason: 'cancelled' });
  const answer = worker.ask('二');
  first.dispatchEvent(Object.assign(new Event('error'), { message: 'ended while it loaded' }));
  StandInWorker.latest().load().answer('二', '乙');
  expect(await answer).toBe('乙');
});

test('a worker with nothing to do outlives a cancellation, but not the end', async () => {
  const worker = watched();
  const answer = worker.ask('一');
  const first = StandInWorker.latest().load().answer('一', '甲');
  await answer;
  worker.cancel();
  expect(first.isEnded).toBe(false);
  worker.close();
  expect(first.isEnded).toBe(true);
});

test('the other side answers questions, and says that it is alive at its start and when it is asked', async () => {
  const page = Object.assign(new EventTarget(), { postMessage: vi.fn() });
  vi.stubGlobal('self', page);
  answerQuestions(async (question: string) => `${question}!`);
  const hear = (data: unknown) => page.dispatchEvent(new MessageEvent('message', { data }));
  hear({ id: 7, question: '一' });
  hear('alive');
  await vi.advanceTimersByTimeAsync(0);
  expect(page.postMessage.mock.calls).toEqual([['alive'], ['alive'], [{ id: 7, answer: '一!' }]]);
});
