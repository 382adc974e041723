import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import { Tinypool } from 'tinypool';
import { plainText, type ForeignText, type RenderedText } from '@/lib/html/foreign-text';

const HOUR = 3_600_000;
/** Texts that wait for a thread; further ones are plain until their page is rendered again. */
const MAX_WAITING = 100;
const MAX_WAIT_MS = 20_000;
const MAX_MEMORY_MB = 256;
/** The second thread ends when it had nothing to do for so long. */
const IDLE_THREAD_MS = 30_000;

interface Attempt {
  lane: 'quick' | 'slow';
  timeoutMs: number;
  highlight: boolean;
}

/** Most texts take milliseconds. One that takes longer is rendered anew in the slow lane, where it delays only its like. */
const ATTEMPTS: readonly Attempt[] = [
  { lane: 'quick', timeoutMs: 1_000, highlight: true },
  { lane: 'slow', timeoutMs: 8_000, highlight: true },
  { lane: 'slow', timeoutMs: 3_000, highlight: false },
];

export interface TextRendering {
  text: RenderedText;
  /** False when something was left out for want of time, or because the text is too large. */
  isWhole: boolean;
  /** Time in the threads; waiting does not count. */
  ms: number;
}

interface TextRendererOptions {
  /** A module that exports `renderForPage` (render-text.worker.ts). */
  file: string;
  attempts?: readonly Attempt[];
}

/** Renders texts in threads of their own, which are terminated at the deadline: whatever a text costs, others are not late. */
export function createTextRenderer({ file, attempts = ATTEMPTS }: TextRendererOptions) {
  const pool = new Tinypool({
    filename: file,
    name: 'renderForPage',
    minThreads: 1,
    maxThreads: 2,
    idleTimeout: IDLE_THREAD_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  const warn = (error: unknown) => console.error('A text could not be rendered:', error);
  pool.on('error', warn);
  // One task a thread, so that the deadline of a task begins with its turn.
  const lanes: Record<Attempt['lane'], LimitFunction> = { quick: pLimit(1), slow: pLimit(1) };
  /** How many attempts are in vain for a text, by its hash. For an hour: they may have failed because the machine was busy. */
  const vain = new LRUCache<string, number>({ max: 10_000, ttl: HOUR });

  /** @returns null when it missed its deadline, or became too large */
  async function run(text: ForeignText, { timeoutMs, highlight }: Attempt): Promise<RenderedText | null> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await pool.run({ text, highlight }, { signal });
    } catch (error) {
      if (!signal.aborted) warn(error);
      return null;
    }
  }

  async function render(text: ForeignText): Promise<TextRendering> {
    const hash = createHash('sha256').update(`${text.kind}\0${text.source}`).digest('base64');
    const askedAt = performance.now();
    const isInVain = (index: number) => (vain.get(hash) ?? 0) > index || performance.now() - askedAt > MAX_WAIT_MS;
    let ms = 0;
    for (const [index, attempt] of attempts.entries()) {
      const inTurn = lanes[attempt.lane];
      if (isInVain(index) || inTurn.pendingCount >= MAX_WAITING) continue;
      const rendered = await inTurn(async () => {
        // Another page with the same text may have been first.
        if (isInVain(index)) return null;
        const startedAt = performance.now();
        const result = await run(text, attempt);
        ms += performance.now() - startedAt;
        if (!result) vain.set(hash, index + 1);
        return result;
      });
      if (rendered) return { text: rendered, isWhole: attempt.highlight, ms };
    }
    return { text: plainText(text), isWhole: false, ms };
  }

  return { render, close: () => pool.destroy() };
}
